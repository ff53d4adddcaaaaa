export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "sheet"; table: string }
  | { page: "deals"; table: string; last: boolean }
  | { page: "deal"; table: string; n: number }
  | { page: "new-book" }
  | { page: "book"; sheet: string }
  | { page: "calls" }
  | { page: "lost" };

/** A route to one of the pages of a table. */
export type TableRoute = Extract<Route, { table: string }>;

function routeOf(path: string): Route {
  if (path === "/") return { page: "home" };
  if (path === "/practice/calls") return { page: "calls" };
  if (path === "/s/new") return { page: "new-book" };
  const book = /^\/s\/([^/]+?)\/?$/.exec(path)?.[1];
  if (book !== undefined) return { page: "book", sheet: decodeURIComponent(book) };
  const [, dealt, n] = /^\/t\/([^/]+?)\/deals(?:\/(last|[1-9]\d{0,5}))?\/?$/.exec(path) ?? [];
  if (dealt !== undefined) {
    const at = decodeURIComponent(dealt);
    if (n === undefined || n === "last") return { page: "deals", table: at, last: n === "last" };
    return { page: "deal", table: at, n: Number(n) };
  }
  const [, table, sheet] = /^\/t\/([^/]+?)(\/sheet)?\/?$/.exec(path) ?? [];
  if (table === undefined) return { page: "lost" };
  return { page: sheet === undefined ? "table" : "sheet", table: decodeURIComponent(table) };
}

/** Which page is shown; links of the same origin are followed without loading anew. */
class Router {
  #route: Route = $state(routeOf(location.pathname));

  constructor() {
    addEventListener("popstate", () => this.#follow());
    document.addEventListener("click", (event) => this.#click(event));
  }

  get route(): Route {
    return this.#route;
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#follow();
    scrollTo(0, 0);
  }

  /** Another address for this place in the history. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.#follow();
  }

  #follow(): void {
    this.#route = routeOf(location.pathname);
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target !== "" || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    if (link.hash !== "" && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

export const router = new Router();
