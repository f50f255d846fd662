import type { NormalizedPose } from "../viewer/scene/normalized-pose.ts";
import type { ViewerHandle } from "../viewer/scene/viewer-handle.ts";

/** Keeps the cameras of several viewers at the same place, each in the measures of its own subject. */
export class CameraLink {
  private readonly viewers = new Map<string, ViewerHandle>();
  private leading = false;
  /** Whether the others follow. */
  linked = true;

  join(key: string, viewer: ViewerHandle | null): void {
    if (viewer) this.viewers.set(key, viewer);
    else this.viewers.delete(key);
  }

  /** One camera has been moved. Those that follow say that they moved, too: they are not listened to. */
  moved(key: string, pose: NormalizedPose): void {
    if (!this.linked || this.leading) return;
    this.leading = true;
    for (const [other, viewer] of this.viewers) if (other !== key) viewer.follow(pose);
    this.leading = false;
  }

  /** Brings all to where the first one is. */
  gather(): void {
    const [first] = this.viewers;
    if (first) this.moved(first[0], first[1].pose());
  }

  /** Does the same with all of them: fit, or a side to look from. */
  all(act: (viewer: ViewerHandle) => void): void {
    if (!this.linked) {
      for (const viewer of this.viewers.values()) act(viewer);
      return;
    }
    const [first] = this.viewers.values();
    // the first one glides there, and the others with it
    if (first) act(first);
  }
}
