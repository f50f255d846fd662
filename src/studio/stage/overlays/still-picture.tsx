import { useEffect, useState } from "react";

/** A picture in place of the 3D view. */
export function StillPicture({ file, prompt }: { file: Blob; prompt: string }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address && <img src={address} alt={prompt} className="min-h-0 max-w-full flex-1 object-contain" />;
}
