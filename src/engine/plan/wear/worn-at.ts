/** Where garments go that are not worn on the head, by a word of their concept. */
const PLACES: readonly (readonly [socket: string, words: string])[] = [
  ["eyes", "glasses eyeglasses spectacles sunglasses goggles monocle headset visor mask patch"],
  ["neck", "ribbon scarf tie necktie bowtie necklace pendant medal collar lei garland choker bandana"],
  ["back", "backpack rucksack satchel cape cloak quiver wings jetpack parachute"],
  ["hand", "glove mitten gauntlet mitt"],
  ["feet", "shoe boot sneaker sandal slipper sock skate clog wellington"],
  ["trunk", "jacket shirt dress kimono sweater coat vest suit"],
  ["waist", "belt skirt tutu apron"],
];

const PLACE_OF: ReadonlyMap<string, string> = new Map(
  PLACES.flatMap(([socket, words]) => words.split(" ").map((word): [string, string] => [word, socket])),
);

/** The socket a garment is worn at, found by the words of its concept's id: `rain-boot` on the feet. */
export const wornAt = (concept: string): string =>
  concept
    .split("-")
    .map((word) => PLACE_OF.get(word) ?? PLACE_OF.get(word.replace(/s$/, "")))
    .find((place) => place !== undefined) ?? "head";
