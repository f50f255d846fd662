import { readFile } from "node:fs/promises";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { validateBytes } from "gltf-validator";
import { PLYLoader } from "three/examples/jsm/loaders/PLYLoader.js";
import { STLLoader } from "three/examples/jsm/loaders/STLLoader.js";
import { measureVolume } from "#measure/volume.ts";
import { readSettings } from "#studio/export/restore/read-settings.ts";
import { parseObj } from "#studio/viewer/load/obj-parser.ts";
import { expect, type Plinth, test } from "./plinth.ts";

const MODEL = { prompt: "a red vase", negativePrompt: "handles", seed: 11, version: "subnet-v1" };
const MATERIAL = { prompt: "rusty iron", seed: 5 };

async function make(plinth: Plinth, family: string, body: object): Promise<string> {
  const { id } = await (await plinth.call(`/v1/${family}`, { method: "POST", body: JSON.stringify(body) })).json();
  await settled(plinth, family, id);
  return id;
}

const settled = (plinth: Plinth, family: string, id: string) =>
  expect
    .poll(async () => (await (await plinth.call(`/v1/${family}/${id}`)).json()).status, { timeout: 60_000 })
    .toBe("succeeded");

async function openDialog(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const download = page.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Download" });
  await expect(download).not.toHaveAttribute("aria-disabled", "true", { timeout: 60_000 });
  await download.click();
  await expect(page.getByRole("dialog", { name: "Download" })).toBeVisible();
}

/** Chooses one of the offers and takes it away. */
async function take(page: Page, offer: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const dialog = page.getByRole("dialog", { name: "Download" });
  await dialog.getByRole("radio", { name: offer, exact: true }).check();
  const started = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  const download = await started;
  await expect(dialog.getByText(`Saved as ${download.suggestedFilename()}`)).toBeVisible();
  return { name: download.suggestedFilename(), bytes: new Uint8Array(await readFile(await download.path())) };
}

/** What a real XML parser makes of a text: the names of its elements, or nothing when it is broken. */
const elements = (page: Page, xml: string) =>
  page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, "application/xml");
    if (document.querySelector("parsererror")) return [];
    return [...document.querySelectorAll("*")].map((element) => element.tagName);
  }, xml);

const settingsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await readSettings(new Blob([bytes])))[0]?.provenance;

test("a model leaves in every format, whole, and with its settings inside", async ({ studio, plinth }) => {
  const id = await make(plinth, "text-to-3d", MODEL);
  const { urls } = await (await plinth.call(`/v1/text-to-3d/${id}`)).json();
  const mesh = parseObj(new Uint8Array(await (await plinth.call(urls.obj)).arrayBuffer()));
  const volume = measureVolume(mesh.places, mesh.welded);
  await openDialog(studio, `${plinth.origin}/tasks/embedded/text-to-3d/${id}`);
  const near = (found: number) => expect(Math.abs(found / volume - 1)).toBeLessThan(1e-4);

  const glb = await take(studio, "GLB");
  expect(glb.name).toBe("a-red-vase-11.glb");
  const { issues } = await validateBytes(glb.bytes);
  expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);

  const stl = await take(studio, "STL");
  const corners = new STLLoader().parse(stl.bytes.buffer).getAttribute("position").array;
  near(measureVolume(corners, [...Array(corners.length / 3).keys()]) / 1e9);

  const ply = await take(studio, "PLY");
  const read = new PLYLoader().parse(ply.bytes.buffer);
  near(measureVolume(read.getAttribute("position").array, read.index?.array ?? []));

  const threeMf = await take(studio, "3MF");
  const xml = strFromU8(unzipSync(threeMf.bytes)["3D/3dmodel.model"] as Uint8Array);
  expect(await elements(studio, xml)).toContain("triangle");

  const obj = await take(studio, "OBJ");
  const files = unzipSync(obj.bytes);
  expect(Object.keys(files)).toContain("a-red-vase-11/a-red-vase-11.mtl");
  expect(parseObj(files["a-red-vase-11/a-red-vase-11.obj"] as Uint8Array).positions).toEqual(mesh.positions);

  const usdz = await take(studio, "USDZ");
  for (const { bytes } of [glb, ply, threeMf, obj, usdz]) {
    expect(await settingsOf(bytes)).toMatchObject({ ...MODEL, taskId: id, server: plinth.origin });
  }
  for (const { bytes } of [glb, stl, ply, threeMf, obj, usdz]) {
    expect(Buffer.from(bytes).includes(plinth.token)).toBe(false);
  }
});

test("a material leaves for every tool; a file dropped later brings its settings back", async ({ studio, plinth }) => {
  const id = await make(plinth, "material", MATERIAL);
  await plinth.call(`/v1/material/${id}/optimize`, { method: "POST", body: "{}" });
  await settled(plinth, "material", id);
  await openDialog(studio, `${plinth.origin}/tasks/embedded/material/${id}`);
  await expect(studio.getByText("Only the albedo is here")).toBeHidden({ timeout: 60_000 });
  const taken: Uint8Array<ArrayBuffer>[] = [];
  for (const tool of [
    "Blender",
    "Unreal Engine",
    "Unity HDRP",
    "Unity URP",
    "Godot",
    "glTF",
    "MaterialX",
    "Plain maps",
  ]) {
    const { bytes, name } = await take(studio, tool);
    expect(name).toMatch(/^rusty-iron-5_[a-z-]+\.(zip|glb)$/);
    expect(await settingsOf(bytes)).toMatchObject(MATERIAL);
    taken.push(bytes);
    if (tool === "MaterialX") {
      const document = strFromU8(unzipSync(bytes)["rusty-iron-5/rusty-iron-5.mtlx"] as Uint8Array);
      expect(await elements(studio, document)).toEqual(
        expect.arrayContaining(["standard_surface", "normalmap", "displacement", "surfacematerial"]),
      );
    }
  }
  await studio.reload();
  await studio.getByRole("region", { name: "Inspector" }).getByRole("button", { name: "Download" }).click();
  await expect(studio.getByRole("radio", { name: "Plain maps" })).toBeChecked();
  await studio.keyboard.press("Escape");

  const drop = (name: string, bytes: Uint8Array) =>
    studio.evaluate(
      ({ name, text }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name));
        for (const type of ["dragover", "drop"]) {
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
        }
      },
      { name, text: Buffer.from(bytes).toString("base64") },
    );
  const prompt = studio.getByRole("textbox", { name: "Prompt", exact: true });
  const glb = taken[5] as Uint8Array<ArrayBuffer>;
  await drop("any.glb", glb);
  await expect(studio.getByRole("tab", { name: "Material" })).toHaveAttribute("aria-selected", "true");
  await expect(prompt).toHaveValue("rusty iron");
  await expect(studio.getByRole("textbox", { name: "Seed" })).toHaveValue("5");
  await studio.getByRole("button", { name: "Undo" }).click();
  await expect(studio.getByRole("tab", { name: "3D model" })).toHaveAttribute("aria-selected", "true");

  await drop("holiday.png", Buffer.from("iVBORw0KGgo=", "base64"));
  await expect(studio.getByText('No settings in "holiday.png".').first()).toBeVisible();

  // for those who do not drag
  const { urls } = await (await plinth.call(`/v1/material/${id}`)).json();
  const albedo = Buffer.from(await (await fetch(urls.albedo)).arrayBuffer());
  await studio.getByLabel("File with settings").setInputFiles({ name: "a.png", mimeType: "image/png", buffer: albedo });
  await expect(prompt).toHaveValue("rusty iron");
});

test("the dialog and the copy menu are accessible, and no copy holds the token", async ({
  studio,
  plinth,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await make(plinth, "text-to-3d", MODEL);
  await openDialog(studio, `${plinth.origin}/tasks/embedded/text-to-3d/${id}`);
  for (const colorScheme of ["dark", "light"] as const) {
    await studio.emulateMedia({ colorScheme });
    for (const offer of ["GLB", "STL", "Single files"]) {
      await studio.getByRole("radio", { name: offer, exact: true }).check();
      const { violations } = await new AxeBuilder({ page: studio }).include("[role=dialog]").analyze();
      expect(violations.map((each) => each.id)).toEqual([]);
    }
  }
  await studio.getByRole("radio", { name: "STL", exact: true }).check();
  await studio.getByRole("textbox", { name: "Longest side, mm" }).fill("tall");
  await expect(studio.getByRole("dialog").getByRole("alert")).toContainText('from 1 to 100,000, got "tall"');
  await studio.keyboard.press("Escape");

  for (const [item, sign] of [
    ["Link", `/tasks/embedded/text-to-3d/${id}`],
    ["Blender", `"obj": "${plinth.origin}/v1/files/${id}/`],
    ["cURL", "$PLINTH_TOKEN"],
    ["JSON", '"seed": 11'],
    ["JavaScript", "process.env.PLINTH_TOKEN"],
    ["Python", "os.environ['PLINTH_TOKEN']"],
  ] as const) {
    await studio.getByRole("button", { name: "Copy as" }).click();
    await studio.getByRole("menuitem", { name: item }).click();
    await expect.poll(() => studio.evaluate(() => navigator.clipboard.readText())).toContain(sign);
    expect(await studio.evaluate(() => navigator.clipboard.readText())).not.toContain(plinth.token);
  }
});
