import { FileForRelThumbnail, fileForContentTypes, to3dmodel } from "@jscadui/3mf-export";
import { type Provenance, provenanceLine } from "../../api/provenance.ts";
import { escapeXml } from "../job/escape-xml.ts";
import { writeZip } from "../job/write-zip.ts";
import type { Solid } from "./solid.ts";

const MODEL = "3D/3dmodel.model";
const THUMBNAIL = "Metadata/thumbnail.png";
/** Decimal digits that a 32-bit float holds. */
const PRECISION = 8;

/** A 3MF in millimetres: one closed object, with the picture of the task where there is one. */
export function write3mf(
  solid: Solid,
  name: string,
  provenance: Provenance,
  thumbnail: Uint8Array | undefined,
): Uint8Array<ArrayBuffer> {
  const title = escapeXml(provenance.prompt);
  const xml = to3dmodel({
    meshes: [{ id: "1", vertices: solid.positions, indices: solid.indices, name: escapeXml(name) }],
    items: [{ objectID: "1" }],
    precision: PRECISION,
    header: {
      unit: "millimeter",
      title,
      description: title,
      application: "Plinth",
      creationDate: new Date(provenance.createdAt ?? 0),
    },
  });
  const relations = new FileForRelThumbnail();
  // from the root on: there are readers that take off the first character
  relations.add3dModel(`/${MODEL}`);
  if (thumbnail) relations.addThumbnail(`/${THUMBNAIL}`);
  const encoder = new TextEncoder();
  return writeZip({
    [fileForContentTypes.name]: encoder.encode(fileForContentTypes.content),
    [relations.name]: encoder.encode(relations.content),
    [MODEL]: encoder.encode(withMetadata(xml, provenance)),
    ...(thumbnail && { [THUMBNAIL]: thumbnail }),
  });
}

/** A name of one's own needs a namespace (3MF core specification, 3.4). */
function withMetadata(xml: string, provenance: Provenance): string {
  const at = xml.indexOf("<resources>");
  const head = xml
    .slice(0, at)
    .replace("<model ", '<model xmlns:plinth="https://plinth.invalid/3mf" ')
    .replace(
      "</metadata>\n",
      `</metadata>\n  <metadata name="plinth:settings">${escapeXml(provenanceLine(provenance))}</metadata>\n`,
    );
  return head + xml.slice(at);
}
