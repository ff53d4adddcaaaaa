import { mount } from "svelte";

import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { ready } from "./lib/dictionary.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");
await ready;
mount(App, { target });
