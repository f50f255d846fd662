import type { AliasTable } from "./alias-table.ts";

export const WORN_ALIASES: AliasTable = {
  "top hat|cowboy hat|straw hat|sun hat|fedora|bowler hat|bowler|cap|beanie|sombrero|witch hat|witch's hat|wizard hat|wizard's hat|baseball cap|bonnet|beret|party hat|pirate hat|pirate's hat|fez|turban|panama hat|bucket hat|stetson|tricorn|boater|santa hat|chef hat|chef's hat|toque|mortarboard|graduation cap|flat cap|ushanka|nightcap|hat and scarf|sailor hat|police hat|newsboy cap|trilby|headdress|sunhat|deerstalker":
    "hat|cap|top hat|cowboy hat",
  "fireman's hat|fireman hat|fire helmet|hard hat|viking helmet|football helmet|bike helmet|motorcycle helmet|space helmet|helm|knight helmet|gas mask|military helmet|diving helmet|roman helmet":
    "helmet|hard hat|football helmet",
  "crown|diadem|coronet|tiara|royal crown|circlet": "crown|tiara|hat",
  "mask|masquerade mask|venetian mask|tribal mask|theatre mask|theater mask|plague mask|african mask|hockey mask|carnival mask":
    "mask|masquerade mask|helmet",
  "wig|hairpiece|mullet|afro|dreadlock|toupee": "wig|hair",
  "spectacles|eyeglasses|sunglasses|goggles|reading glasses|shades|eyewear|monocle|3d glasses|pair of glasses|ski goggles":
    "glasses|sunglasses|spectacles|eyeglasses|goggles",
  "headphone|headphones|headset|earphones|earbuds|ear muffs|earmuffs|airpods": "headphones|headphone|headset",
  "virtual reality headset|vr headset|vr goggles|virtual reality goggles|oculus":
    "vr headset|virtual reality headset|goggles|glasses|helmet",
  "t shirt|tee shirt|tee|blouse|polo shirt|flannel shirt|dress shirt|tank top|hawaiian shirt|jersey|top shirt|tunic|undershirt|vest|waistcoat|corset":
    "shirt|t shirt|vest|jacket|sweater",
  "sweater|jumper|pullover|hoodie|sweatshirt|cardigan|turtleneck|christmas sweater|sweater vest":
    "sweater|hoodie|jumper|shirt|jacket",
  "jacket|coat|leather jacket|denim jacket|jean jacket|blazer|parka|raincoat|trench coat|overcoat|bomber jacket|lab coat|tailcoat|poncho|windbreaker|fur coat|winter coat|rain coat|anorak|dinner jacket":
    "jacket|coat|leather jacket|shirt|sweater",
  "armor|armour|suit of armor|suit of armour|breastplate|chainmail|chest plate|cuirass|knight armor|plate armor|body armor":
    "armor|suit of armor|breastplate|armour|suit|jacket",
  "suit|tuxedo|business suit|three piece suit|outfit|costume|uniform|clothes|clothing|garment|attire|onesie|jumpsuit|space suit|spacesuit|wetsuit|pajamas|pyjamas|overalls|dungarees|bathrobe|robe|kimono|toga|cape|cloak|karate gi|swimsuit|bathing suit|bikini|leotard|apron|swimming trunks":
    "suit|tuxedo|robe|cape|kimono|apron|overalls|clothes|jacket|coat|shirt|dress|sweater",
  "dress|gown|wedding dress|wedding gown|ball gown|evening gown|sundress|bridal gown|evening dress|prom dress|maxi dress":
    "dress|gown|wedding dress",
  "skirt|tutu|miniskirt|kilt|petticoat|grass skirt|hula skirt": "skirt|tutu|dress",
  "pants|trousers|jeans|shorts|leggings|sweatpants|slacks|khakis|underwear|boxers|briefs|overalls pants":
    "trousers|pants|jeans|shorts",
  "scarf|shawl|bandana|bandanna|feather boa|neckerchief": "scarf|bandana|necktie|blanket",
  "necktie|tie|bow tie|bowtie|cravat": "necktie|tie|bow tie|scarf",
  "glove|mitten|baseball glove|oven mitt|gauntlet|baseball mitt": "glove|boxing glove|mitten|baseball glove",
  "sock|stocking|christmas stocking|tights": "sock|stocking",
  "bootie|baby shoe|sneaker|sneakers|running shoe|gym shoe|tennis shoe|trainer shoe|converse|loafer|oxford shoe|dress shoe|moccasin|ballet shoe|ballet slipper|slipper|brogue|footwear|jordans|nike shoe|pointe shoe|football boot|cleat":
    "shoe|sneaker|slipper",
  "crocs|pair of crocs": "foam clog|clog",
  "high heel|high heels|high heeled shoe|stiletto|pump shoe|heel|heels": "high heel|high heels|high heeled shoe|shoe",
  "flip flop|flip flops|sandal|thong sandal|beach sandal": "flip flop|flip flops|sandal|shoe",
  "boot|cowboy boot|wellington boot|wellington|wellie|welly|wellies|rain boot|rubber boot|hiking boot|army boot|ankle boot|galosh|gumboot|combat boot|ski boot|work boot|ugg":
    "boot|rain boot|wellington boot|cowboy boot|shoe",
  "backpack|rucksack|knapsack|school bag|schoolbag|satchel|jetpack|jet pack": "backpack|jetpack|rucksack|bag|suitcase",
  "bundle|cloth bundle|bindle": "sack|bag",
  "handbag|purse|bag|tote|tote bag|shopping bag|paper bag|duffel bag|duffle bag|gym bag|clutch|messenger bag|plastic bag|sack|wallet|pouch|fanny pack|shoulder bag|gift bag|money bag|leather bag|sports bag":
    "bag|handbag|purse|sack|backpack|suitcase",
  "suitcase|luggage|briefcase|travel bag|carry on|trunk case|valise|baggage|suit case|travel trunk|piece of luggage":
    "suitcase|briefcase|luggage|chest|bag",
  "parasol|umbrella|beach umbrella|cocktail umbrella|brolly": "umbrella|parasol",
  "necklace|pendant|pendant necklace|choker|amulet|locket|pearl necklace|medallion|string of pearls|talisman|lei|rosary":
    "necklace|pendant|amulet|locket|ring",
  "ring|engagement ring|wedding ring|signet ring|diamond ring|wedding band|class ring": "ring|engagement ring|necklace",
  "earring|earrings|bracelet|bangle|cufflink|charm bracelet|anklet|cuff|hairpin|hair clip": "earring|bracelet|ring",
  "brooch|badge|medal|lapel pin|police badge|sheriff badge|rosette|award ribbon|cameo": "brooch|badge|medal|pin",
  "pocket watch|wristwatch|watch|smartwatch|wrist watch|rolex|stopwatch|fob watch":
    "watch|pocket watch|wristwatch|clock",
  "jewel|jewelry|jewellery|gem|gemstone|diamond|ruby|emerald|sapphire|amethyst|opal stone|crystals|quartz crystal|jewels|precious stone|geode":
    "gem|gemstone|jewel|crystal|diamond",
  "ribbon|hair bow|gift bow": "ribbon|bow|rosette",
  "belt|suspenders|tool belt": "belt",
  "fan hand|hand fan|folding fan|paper fan|japanese fan": "hand fan|folding fan|fan",
};
