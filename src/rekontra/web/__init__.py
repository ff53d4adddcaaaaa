"""The edge: JSON API, WebSocket, pages and the built client."""
