import {
  BackSide,
  Color,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  Scene,
  SphereGeometry,
  Vector3,
} from "three";
import { directionOf } from "./camera-fit.ts";
import type { LightPreset, Softbox } from "./light-presets.ts";

const DOME_RADIUS = 10;
const BOX_DISTANCE = 8;

/** Builds what a subject would see around itself. Free it with `disposeEnvironmentScene`. */
export function environmentScene({ dome, domeIntensity, softboxes }: LightPreset): Scene {
  const scene = new Scene();
  scene.add(domeMesh(dome, domeIntensity), ...softboxes.map(softboxMesh));
  return scene;
}

export function disposeEnvironmentScene(scene: Scene): void {
  for (const mesh of scene.children) {
    if (!(mesh instanceof Mesh)) continue;
    mesh.geometry.dispose();
    mesh.material.dispose();
  }
}

function domeMesh(stops: LightPreset["dome"], intensity: number): Mesh {
  const geometry = new SphereGeometry(DOME_RADIUS, 32, 32);
  const [top, horizon, ground] = stops.map((stop) => new Color(stop).multiplyScalar(intensity)) as [
    Color,
    Color,
    Color,
  ];
  const positions = geometry.getAttribute("position");
  const colors: number[] = [];
  for (let i = 0; i < positions.count; i += 1) {
    const height = positions.getY(i) / DOME_RADIUS;
    // the square root keeps the horizon's glow narrow
    const color = horizon.clone().lerp(height > 0 ? top : ground, Math.sqrt(Math.abs(height)));
    colors.push(color.r, color.g, color.b);
  }
  geometry.setAttribute("color", new Float32BufferAttribute(colors, 3));
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: BackSide }));
}

function softboxMesh({ azimuthDeg, elevationDeg, widthDeg, heightDeg, color, intensity }: Softbox): Mesh {
  const side = (degrees: number) => 2 * BOX_DISTANCE * Math.tan((degrees * Math.PI) / 360);
  const geometry = new PlaneGeometry(side(widthDeg), side(heightDeg));
  const material = new MeshBasicMaterial({ color: new Color(color).multiplyScalar(intensity) });
  const mesh = new Mesh(geometry, material);
  const direction = directionOf((azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180);
  mesh.position.copy(new Vector3(...direction).multiplyScalar(BOX_DISTANCE));
  mesh.lookAt(0, 0, 0);
  return mesh;
}
