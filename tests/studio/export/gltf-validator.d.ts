declare module "gltf-validator" {
  interface Issue {
    code: string;
    message: string;
    severity: number;
    pointer?: string;
  }
  export function validateBytes(
    bytes: Uint8Array,
    options?: { maxIssues?: number },
  ): Promise<{ issues: { numErrors: number; numWarnings: number; messages: Issue[] } }>;
}
