import type { AliasTable } from "./alias-table.ts";

/** Places, buildings and characters that everybody knows. */
export const NAMED_ALIASES: AliasTable = {
  titanic: "ocean liner|cruise ship|steamship|ship|boat",
  "statue of liberty": "statue of liberty|statue|person",
  "eiffel tower|tokyo tower|leaning tower of pisa|tower of pisa|cn tower|space needle|berlin tv tower":
    "eiffel tower|tower|skyscraper",
  "big ben|elizabeth tower": "big ben|clock tower|tower",
  "empire state building|burj khalifa|chrysler building|petronas towers|twin towers|the shard|taipei 101":
    "skyscraper|tower|building",
  "brooklyn bridge": "suspension bridge|bridge",
  "rialto bridge": "stone bridge|bridge",
  "hagia sophia|blue mosque": "mosque|temple|church",
  "angkor wat|golden temple|st basil's cathedral|saint basil's cathedral|kremlin|blue domes":
    "taj mahal|temple|mosque|church|castle|house",
  "notre dame|sagrada familia|cologne cathedral|westminster abbey|st paul's cathedral|duomo|vatican":
    "cathedral|church|temple|castle|house",
  "mont saint michel|mont st michel|neuschwanstein|neuschwanstein castle|hogwarts|disney castle|windsor castle|edinburgh castle|alhambra|minas tirith":
    "castle|island|fortress|church|house",
  "sydney opera house": "sydney opera house|opera house|theatre|temple|church|house",
  "white house|capitol|capitol building|us capitol|buckingham palace|versailles|palace of versailles|reichstag|parliament":
    "palace|government building|temple|castle|house",
  "stone tablet|clay tablet|stele|ancient tablet|rosetta stone": "gravestone|monument",
  "tea party": "tea set|tea table",
  "stonehenge|easter island|machu picchu": "stonehenge|ruin|ruins|standing stone|arch|rock",
  "great wall of china|great wall|berlin wall|hadrian's wall": "wall|castle",
  "arc de triomphe|brandenburg gate|gateway of india|gateway arch": "arch|archway|gate",
  "great pyramid|pyramid of giza|great pyramid of giza|pyramids of giza|chichen itza|louvre pyramid": "pyramid|temple",
  "great sphinx|sphinx of giza": "sphinx|lion|statue",
  "the thinker|venus de milo|david statue|statue of david|michelangelo's david|moai statue|christ the redeemer|terracotta warrior|terracotta soldier":
    "statue|bust|person",
  "batman|superman|spiderman|spider man|iron man|captain america|hulk|wonder woman|thanos|deadpool|wolverine|robin hood|zorro|sherlock holmes|sherlock|indiana jones|james bond|harry potter|gandalf the grey|frodo|legolas|captain jack sparrow|jack sparrow|luke skywalker|darth vader|stormtrooper|boba fett|mandalorian|obi wan|elsa|cinderella|snow white|rapunzel|alice in wonderland|mad hatter|peter pan|pinocchio|popeye|mario|super mario|luigi|zelda|goku|naruto|sailor moon|astro boy|napoleon|cleopatra|caesar|julius caesar|einstein|albert einstein|shakespeare|beethoven|mozart|elvis|elvis presley|michael jackson|abraham lincoln|george washington|henry viii|donald trump|barack obama|jesus|moses|gandhi|mickey mouse person|charlie chaplin|marilyn monroe|frida kahlo|van gogh":
    "superhero|person|human",
  "mickey mouse|minnie mouse|jerry mouse|mighty mouse|ratatouille|stuart little": "mouse|rat",
  "hello kitty|garfield|tom cat|puss in boots|cheshire cat|doraemon|totoro": "cat",
  "snoopy|scooby doo|pluto dog|goofy|lassie|toto dog|clifford": "dog",
  "winnie the pooh|pooh bear|paddington|paddington bear|yogi bear|baloo|care bears": "teddy bear|bear",
  "donald duck|daffy duck|psyduck|scrooge mcduck|duffy duck": "duck",
  "bugs bunny|roger rabbit|peter rabbit|white rabbit of wonderland|judy hopps": "rabbit",
  "nemo|dory": "clownfish|fish",
  "dumbo|babar|bambi deer": "elephant|deer",
  "simba|mufasa|nala|scar lion": "lion|cat",
  "sonic|sonic the hedgehog": "hedgehog",
  "pikachu|pokemon|eevee|digimon": "mouse|monster",
  squirtle: "turtle",
  "smaug|toothless|mushu|charizard|charmander": "dragon",
  yoshi: "dinosaur|lizard",
  "bulbasaur|jigglypuff|stitch|spongebob|minion|grinch": "monster",
  "groot|baby groot": "tree",
  "shrek|chewbacca": "person",
  "yoda|baby yoda|gollum|e t|gizmo|alien creature": "alien|monster",
  smurf: "gnome|person",
  "r2 d2|r2d2|c 3po|c3po|wall e|bender|optimus prime|bumblebee transformer|dalek|robocop|iron giant|bb 8|bb8|gort|evangelion":
    "robot",
  "kermit|kermit the frog|pepe the frog|frog prince": "frog",
  "peppa pig|miss piggy|porky pig|babe pig": "pig",
  "mona lisa painting|starry night|the scream|girl with a pearl earring": "painting|picture",
};
