import { createServer, type Plugin } from "vite";

const PLACE = '<div id="root"></div>';

/** The letters that the form is written with: asked for at once, or the first picture would be set anew when they come. */
const LETTERS = /inter-latin-wght-normal-.*\.woff2$/;

/**
 * Lays the form page into `index.html` as the real components draw it, so that it is seen before any script is there; the scripts
 * come after the style sheet, for nothing that is seen first waits for them.
 */
export const prerenderFormPage = (): Plugin => ({
  name: "prerender-form-page",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: async (html, { bundle = {} }) => {
      if (!html.includes(PLACE)) throw new Error(`prerenderFormPage: index.html must hold ${PLACE}.`);
      const font = Object.keys(bundle).find((name) => LETTERS.test(name));
      if (!font) throw new Error(`prerenderFormPage: a font must match ${LETTERS}.`);
      return html
        .replace("</head>", `  <link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">\n  </head>`)
        .replace(PLACE, `<div id="root">${await drawFormPage()}</div>`)
        .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
    },
  },
});

async function drawFormPage(): Promise<string> {
  const server = await createServer({
    mode: "prerender",
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { prerender } = await server.ssrLoadModule("/src/studio/prerender.tsx");
    return await prerender();
  } finally {
    await server.close();
  }
}
