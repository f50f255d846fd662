declare module "@jscadui/3mf-export" {
  interface Header {
    unit: "millimeter";
    title: string;
    description: string;
    application: string;
    creationDate: Date;
  }
  export function to3dmodel(model: {
    meshes: { id: string; vertices: Float32Array; indices: Uint32Array; name?: string }[];
    items: { objectID: string }[];
    precision: number;
    header: Header;
  }): string;
  export const fileForContentTypes: { name: string; content: string };
  export class FileForRelThumbnail {
    readonly name: string;
    readonly content: string;
    add3dModel(path: string): void;
    addThumbnail(path: string): void;
  }
}
