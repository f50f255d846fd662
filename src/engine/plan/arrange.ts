import type { View } from "../concepts/concept.ts";
import { chain, type Mat4, rotation } from "../math/mat4.ts";
import { X_AXIS, Z_AXIS } from "../math/vec3.ts";
import { chooseView } from "./choose-view.ts";
import type { Surface } from "./contact/contact-field.ts";
import { openSurfaces } from "./contact/rim-height.ts";
import type { Spot } from "./contact/spot.ts";
import { heightOf, isLiving, type Placed, standAt, surfacesOf, type Unplaced } from "./contact/unplaced.ts";
import { isStem, standStem } from "./fit/stand-stems.ts";
import { dangle, dangles } from "./held/dangle.ts";
import { hang, hold } from "./held/fasten.ts";
import { holdAsSaid } from "./held/hold-before.ts";
import { holdBetweenPaws, isAllInHand } from "./held/hold-between-paws.ts";
import { layUnderHands, worktopOf } from "./held/lay-under-hands.ts";
import { isStood, playAtBody } from "./held/play.ts";
import { workWith } from "./held/work-with.ts";
import { alight } from "./stand/alight.ts";
import { depict } from "./stand/depict.ts";
import { layGround } from "./stand/lay-ground.ts";
import { isLedInPack, leadPack } from "./stand/lead-pack.ts";
import { leanAgainst } from "./stand/lean-against.ts";
import { lieOfGround } from "./stand/line-up.ts";
import { ridePiggyback } from "./stand/perch-on.ts";
import { putAsSaid } from "./stand/put-as-said.ts";
import { RESTING } from "./stand/resolve-relation.ts";
import { restOn } from "./stand/rest-on.ts";
import { rideAstride } from "./stand/ride-astride.ts";
import { stageFor, standAround, standBefore, standBehind, standBeside, standFacing } from "./stand/stand-by.ts";
import { standUnder } from "./stand/stand-under.ts";
import { tieOf } from "./stand/tie-of.ts";
import { heapTheRound, piledOn, sharing, type Tie } from "./stand/tie-stacks.ts";
import { turnOf } from "./stand/turn-of.ts";
import { turnToWatched } from "./stand/turn-to-watched.ts";
import { putOn } from "./wear/put-on.ts";
import { spotAmong } from "./within/beside-heap.ts";
import { encase, encases, isEncased } from "./within/encase.ts";
import { asOne, hovers, isClosed, LYING_ON, seenOn, standWithin } from "./within/enclose.ts";
import { growsOut } from "./within/grow-out.ts";
import { carryAlong, isAside, layHeap } from "./within/lay-heap.ts";

export interface Arrangement {
  /** From each object's own frame into the model's. */
  readonly transforms: readonly Mat4[];
  /** Where all of it is seen best from. */
  readonly view: View;
}

/** Things side by side in the front row where nothing else is planned. */
const ROW_LENGTH = 5;
/** Share of its height below ground from which a thing is half buried: it has heeled over as it sank. */
const SUNK = 0.4;
const HEELED: Mat4 = chain(rotation(X_AXIS, -0.16), rotation(Z_AXIS, 0.24));
/** Fewest things in one vessel that lie as a heap. */
const LEAST_HEAP = 3;
/** As it is. */
const ORIGIN = standAt([0, 0, 0], 1, 0);
/** Relations that no phrase changes. */
const WORN_AND_SHOWN: ReadonlySet<string> = new Set(["wearing", "hanging", "depicted", "ground"]);

/**
 * Finds each object's place. Supports come before what they carry. Things fall until they touch, stand as close as their true
 * shapes allow, and are drawn together in size, so that the small stay visible; what has no front turns its best side to the camera.
 */
export function arrange(objects: readonly Unplaced[]): Arrangement {
  return new Arranger(objects).run();
}

class Arranger {
  readonly #objects: readonly Unplaced[];
  readonly #ties: readonly (Tie | undefined)[];
  readonly #done = new Map<number, Placed>();
  readonly #view: View;
  /** Target -> how many stand by it, how many it holds. */
  readonly #rows = new Map<number, number>();
  readonly #held = new Map<number, number>();
  /** What began a heap -> all of it, while a place for that is looked for. */
  readonly #heaps = new Map<number, Unplaced>();

  constructor(objects: readonly Unplaced[]) {
    this.#objects = objects;
    this.#ties = heapTheRound(
      objects,
      objects.map((_, index) => tieOf(objects, index)),
    );
    this.#view = chooseView(objects, this.#ties);
  }

  run(): Arrangement {
    const order = [...this.#objects.keys()];
    const rank = (index: number) => turnOf(this.#ties[index]?.kind);
    for (const index of order.sort((a, b) => rank(a) - rank(b) || a - b)) this.#solve(index);
    return {
      transforms: this.#objects.map((_, index) => (this.#done.get(index) as Placed).transform),
      view: this.#view,
    };
  }

  readonly #object = (index: number): Unplaced => this.#heaps.get(index) ?? (this.#objects[index] as Unplaced);

  readonly #tall = (index: number): number => heightOf(this.#object(index)) * this.#object(index).scale;

  #facing(index: number): number {
    return this.#view.azimuth - this.#object(index).view.azimuth + this.#object(index).turn;
  }

  #solve(index: number): Placed {
    const ready = this.#done.get(index);
    if (ready) return ready;
    const heaped = this.#heapOf(index);
    if (heaped) return this.#solveHeap(heaped, index);
    const tie = this.#ties[index];
    const placed = tie ? this.#put(index, tie) : this.#stand(index);
    this.#done.set(index, placed);
    return placed;
  }

  #stand(index: number): Placed {
    const object = this.#object(index);
    const upright = standAt([0, 0, 0], object.scale, index === 0 ? object.turn : this.#facing(index));
    const isSunk = this.#objects.some(({ placement }) => placement?.target === index && (placement.depth ?? 0) >= SUNK);
    return isSunk && !isLiving(object) ? { ...upright, transform: chain(HEELED, upright.transform) } : upright;
  }

  #put(index: number, { kind, target }: Tie): Placed {
    const at = this.#solve(target);
    if (this.#object(index).isFitted) return at;
    const [object, other] = [this.#object(index), this.#object(target)];
    const facing = this.#facing(index);
    const stage = stageFor(this.#view.azimuth);
    const among = this.#spotAmong(index, target, kind);
    const isIn = kind === "in" && object.placement?.where !== "stuck";
    if (isIn && isStem(object, other)) {
      const stems = this.#sharing(target, true).filter((each) => isStem(this.#object(each), other));
      return standStem(object, other, at, { index: stems.indexOf(index), of: stems.length });
    }
    if (isEncased(object, other, kind)) return encase(object, other, at, among, facing);
    if (isIn && (isClosed(other) || hovers(object, other))) return standWithin(object, other, at, facing, among);
    const pile = piledOn(this.#ties, target);
    if (pile.length > 0 && LYING_ON.has(kind)) {
      for (const each of pile) this.#solve(each);
      const whole = asOne([target, ...pile].map((each) => [this.#object(each), this.#done.get(each) as Placed]));
      return restOn(seenOn(object, whole), whole, ORIGIN, kind, among, surfacesOf(whole, ORIGIN), facing);
    }
    const said = this.#putAsSaid(index, { kind, target }, at);
    if (said) return said;
    if (RESTING.has(kind)) {
      const sharing = this.#sharing(target, kind === "in");
      const loose = sharing.filter((each) => kind === "in" || !this.#heapOf(each));
      const spotOf = (each: number) =>
        spotAmong(each, loose, loose.length < sharing.length, this.#view.azimuth, this.#tall);
      const turn = turnToWatched(this.#objects, loose, index, spotOf) ?? facing;
      // what stands on a full vessel stands on what fills it
      const filling = kind === "in" ? [] : this.#sharing(target, true);
      for (const each of filling) this.#solve(each);
      const bare = /^(?:in|on)$/.test(kind) ? openSurfaces(other, at) : this.#surfaces(target);
      const ground = [...bare, ...filling.flatMap((each) => this.#surfaces(each))];
      return restOn(object, other, at, kind, spotOf(index), ground, turn, filling.length > 0);
    }
    switch (kind) {
      case "depicted":
        return depict(object, other, at, among);
      case "ground": {
        const lie = lieOfGround(this.#objects, this.#view.azimuth, facing);
        return layGround(object, this.#standing(), this.#all(), object.placement?.depth, lie);
      }
      case "wearing":
        return putOn(object, other, at);
      case "hanging":
        return hang(object, other, at);
      case "holding":
      case "carrying":
        return this.#hold(index, target, at);
      case "playing":
        return this.#play(index, target, at);
      case "leaning":
        return leanAgainst(object, other, at, this.#surfaces(target), stage, among);
      case "under":
        return standUnder(object, other, at, this.#surfaces(target), stage, facing, among);
      case "behind":
        return standBehind(object, other, at, this.#all(), stage, facing);
      default: {
        const position = this.#rows.get(target) ?? 0;
        this.#rows.set(target, position + 1);
        const perRow = object.placement?.perRow ?? ROW_LENGTH;
        if (/^(?:around|circling|shared)$/.test(object.placement?.where ?? ""))
          return standAround(object, other, at, among, this.#view.azimuth);
        if (isLedInPack(object, other)) return leadPack(object, other, at);
        if (object.placement?.facing) return standFacing(object, other, at, this.#all(), stage);
        return standBeside(object, other, at, position, perRow, this.#all(), stage, facing);
      }
    }
  }

  #putAsSaid(index: number, tie: Tie, at: Placed): Placed | undefined {
    const [object, other] = [this.#object(index), this.#object(tie.target)];
    const spot = this.#spotAmong(index, tie.target, tie.kind);
    const still = () => this.#surfaces(tie.target);
    const alighted = LYING_ON.has(tie.kind) ? alight(object, other, at, spot, this.#view.azimuth) : undefined;
    if (alighted) return alighted;
    if (tie.kind === "riding" && isLiving(other)) return ridePiggyback(object, other, at, still());
    const astride = tie.kind === "riding" && spot.of === 1 ? rideAstride(object, other, at) : undefined;
    if (astride) return astride;
    return WORN_AND_SHOWN.has(tie.kind)
      ? undefined
      : putAsSaid(object, other, at, spot, this.#facing(index), still, () => this.#all());
  }

  /** What stands on the floor by itself. */
  #standing(): { object: Unplaced; at: Placed }[] {
    return [...this.#done]
      .filter(([index]) => ["beside", "behind", "with", ""].includes(this.#ties[index]?.kind ?? ""))
      .map(([index, at]) => ({ object: this.#object(index), at }));
  }

  /** Its place among all that stand to the target as it does. */
  #spotAmong(index: number, target: number, kind: Tie["kind"]): Spot {
    const group = [...this.#objects.keys()].filter((each) => {
      return this.#ties[each]?.target === target && this.#ties[each]?.kind === kind;
    });
    return { index: group.indexOf(index), of: group.length };
  }

  #hold(index: number, target: number, at: Placed): Placed {
    const taken = this.#held.get(target) ?? 0;
    this.#held.set(target, taken + 1);
    const [object, holder] = [this.#object(index), this.#object(target)];
    const work = worktopOf(this.#objects, index);
    const laid = work < 0 ? [] : [work, ...this.#sharing(work, false)];
    for (const each of laid) this.#solve(each);
    if (dangles(object)) return dangle(object, holder, at, this.#facing(index));
    return (
      (work < 0 ? undefined : layUnderHands(object, holder, at, laid.flatMap(this.#surfaces))) ??
      workWith(this.#objects, index, holder, at, (each) => this.#solve(each)) ??
      holdAsSaid(object, holder, at, () => this.#surfaces(target)) ??
      (isAllInHand(this.#objects, index) ? holdBetweenPaws(object, holder, at, this.#surfaces(target)) : undefined) ??
      hold(object, holder, at, taken, this.#facing(index))
    );
  }

  #play(index: number, target: number, at: Placed): Placed {
    const [object, player] = [this.#object(index), this.#object(target)];
    if (object.placement?.where === "belly") return this.#hold(index, target, at);
    if (isStood(object)) return standBefore(object, player, at, this.#surfaces(target), at.turn);
    return playAtBody(object, player, at, () => this.#surfaces(target)) ?? this.#hold(index, target, at);
  }

  readonly #surfaces = (index: number): Surface[] => surfacesOf(this.#object(index), this.#done.get(index) as Placed);

  #all(): Surface[] {
    return [...this.#done.keys()].sort((a, b) => a - b).flatMap((index) => this.#surfaces(index));
  }

  readonly #sharing = (target: number, isInside: boolean): number[] =>
    sharing(this.#objects, this.#ties, target, isInside);

  /** The heap an object belongs to: the one that began it and all others. */
  #heapOf(index: number): readonly number[] | undefined {
    const tie = this.#ties[index];
    const root = tie?.kind === "pile" ? tie.target : index;
    const piled = piledOn(this.#ties, root);
    if (piled.length > 0) return [root, ...piled];
    if (tie?.kind !== "in") return undefined;
    const support = this.#object(tie.target);
    const object = this.#object(index);
    if (object.girth || isStem(object, support) || encases(support) || hovers(object, support)) return undefined;
    if (growsOut(object, support)) return undefined;
    const inside = this.#sharing(tie.target, true).filter((each) => !isStem(this.#object(each), support));
    return inside.length >= LEAST_HEAP ? inside : undefined;
  }

  #solveHeap(members: readonly number[], wanted: number): Placed {
    const root = members[0] as number;
    const tie = this.#ties[root];
    const items = members.map((index) => this.#object(index));
    const isLaidAside = isAside(tie);
    const placed = layHeap(items, {
      tie,
      support: tie && !isLaidAside ? { object: this.#object(tie.target), at: this.#solve(tie.target) } : undefined,
      isPile: this.#ties[members[1] as number]?.kind === "pile",
      azimuth: this.#view.azimuth,
      isAlone: tie?.kind !== "on" || this.#sharing(tie.target, false).every((each) => members.includes(each)),
    });
    const at = isLaidAside ? this.#putHeap(root, items, placed) : ORIGIN;
    for (const [i, each] of members.entries()) this.#done.set(each, carryAlong(placed[i] as Placed, at));
    return this.#done.get(wanted) as Placed;
  }

  /** Puts a heap aside as the one thing that it is. */
  #putHeap(root: number, items: readonly Unplaced[], placed: readonly Placed[]): Placed {
    this.#heaps.set(root, asOne(items.map((item, i) => [item, placed[i] as Placed])));
    const at = this.#put(root, this.#ties[root] as Tie);
    this.#heaps.delete(root);
    return at;
  }
}
