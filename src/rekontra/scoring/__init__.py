"""From tricks to points to a sheet that explains every number."""
