import "./index.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { adoptToken } from "./api/connections-store.ts";
import { loadHistory } from "./api/history-store.ts";
import { takeToken } from "./api/take-token.ts";
import { App } from "./app.tsx";

const token = takeToken();
if (token) adoptToken(token);
void loadHistory();

const root = document.getElementById("root");
if (!root) throw new Error("main: index.html must hold #root.");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
