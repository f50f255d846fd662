import type { AliasTable } from "./alias-table.ts";

export const BUILDING_ALIASES: AliasTable = {
  "inn|tavern|alehouse|coaching inn|roadside inn": "cottage|house",
  "cottage|cabin|log cabin|hut|bungalow|home|farmhouse|chalet|townhouse|shack|treehouse|tree house|dollhouse|doll house|haunted house|villa|mansion|manor|lodge|dwelling|hobbit house|hobbit hole|beach house":
    "cottage|cabin|house",
  "barn|shed|stable|garage|greenhouse|warehouse|silo|farm|outhouse|doghouse|dog house|kennel|chicken coop|henhouse":
    "barn|shed|house",
  "birdhouse|bird house|birdbox|nesting box": "birdhouse|bird house|house",
  "castle|fortress|fort|citadel|palace|keep|stronghold|chateau|sand castle|sandcastle":
    "castle|fortress|palace|tower|house",
  "church|chapel|cathedral|basilica|abbey|monastery|mosque|synagogue": "church|cathedral|chapel|temple|house",
  "temple|pagoda|shrine|pantheon|greek temple|parthenon|mausoleum|tomb|ziggurat|torii gate":
    "temple|shrine|pagoda|church|house",
  "skyscraper|office building|apartment building|apartment|high rise|hotel|hospital|school building|tower block|condo|building":
    "building|office building|skyscraper|house|tower",
  "ramen cart|noodle cart|hot dog cart|food cart|taco cart|coffee cart|ice cream cart|flower cart|street food cart|lemonade stand":
    "market stall|shop",
  "shop|store|cafe|bakery|restaurant|pub|saloon|market stall|food stall|kiosk|newsstand": "shop|kiosk|house",
  "clock tower|bell tower|watchtower|watch tower|steeple|minaret|water tower|radio tower|spire|obelisk":
    "clock tower|watchtower|tower|obelisk|castle|lighthouse",
  "light house|beacon": "lighthouse|tower",
  "mill|windmill|water mill|watermill|wind turbine": "windmill|mill|tower|house",
  "drawbridge|suspension bridge|footbridge|stone bridge|aqueduct|viaduct|overpass": "bridge",
  "arch|archway|gateway|doorway|triumphal arch": "arch|gate|bridge",
  "gate|garden gate|fence|picket fence|railing|barrier|barricade|palisade|hedge fence": "fence|gate|wall",
  "wall|stone wall|brick wall|rampart|city wall": "wall|brick wall|fence|castle",
  "door|front door|wooden door|trapdoor": "door",
  "window frame|window pane|windowpane|stained glass window": "window|window frame|picture frame",
  "stairs|staircase|stairway|escalator": "staircase|stairs|ladder",
  "fireplace|hearth": "fireplace|chimney|tower",
  "column|pillar|pedestal|plinth": "column|pillar|pedestal|tower",
  "wishing well|water well|stone well": "well|wishing well|fountain",
  "fountain|water fountain|bird bath|birdbath": "fountain|birdbath|well",
  "pyramid|pyramids": "pyramid",
  "igloo|yurt|tipi|teepee|tepee|wigwam|tent|camping tent|circus tent|pavilion|gazebo|marquee": "tent|igloo|yurt|gazebo",
  "stadium|arena|colosseum|amphitheater|theatre|theater|opera house|concert hall|museum|library building|bank building|government building|courthouse":
    "opera house|stadium|theatre|museum|temple|church|castle|house",
  "monument|memorial|gravestone|tombstone|headstone|cenotaph|war memorial|stone memorial":
    "gravestone|monument|obelisk|statue|rock",
  "dam|pier|dock|jetty|boardwalk": "pier|dock|bridge",
  "cityscape|castle ruins|ruins|ruin": "village|ruin|ruins|castle|house",
  "factory|power plant|nuclear plant|oil rig|space station|observatory":
    "factory|power plant|observatory|skyscraper|house",
  "mailbox|post box|postbox|letterbox|pillar box": "mailbox|post box",
  "phone booth|telephone booth|phone box|telephone box|tardis|police box": "phone booth|telephone box|phone box",
  "fire hydrant|hydrant": "fire hydrant|hydrant",
  "street sign|road sign|traffic sign|stop sign": "street sign|road sign|stop sign|sign",
  "traffic light|stoplight|traffic signal": "traffic light|street lamp",
  "trash can|garbage can|dustbin|waste bin|recycling bin|trashcan|dumpster": "trash can|bin|barrel|bucket",
  "traffic cone|road cone|safety cone|cone": "traffic cone|cone",
  "park bench|garden bench|bench": "bench|park bench|chair",
  scarecrow: "scarecrow|person",
  "dragon cave|bat cave|ice cave|crystal cave|underground cave|hideout": "cave",
  "restaurant|diner|steakhouse|pizzeria|coffee shop|pizza shop|burger shop|ice cream shop|barber shop|barbershop|toy shop|flower shop|florist|butcher shop|pharmacy|drugstore|laundromat|pet shop|gift shop|hardware store|convenience store":
    "shop|cafe",
  "vineyard|orchard|plantation": "garden|field",
  "tennis court|basketball court|golf course|golf hole": "lawn|field",
  "sauna|steam room": "cabin|house",
  "playground slide|swing set|seesaw|merry go round|carousel|ferris wheel|roller coaster":
    "carousel|ferris wheel|swing|slide",
  crypt: "mausoleum|temple",
  "banister|bannister|handrail|stair rail|stair railing": "staircase",
  "forge|blacksmith forge|smithy": "fireplace|anvil",
  "street furniture|urban furniture|city furniture": "park bench|bench",
  "hitching post|tether post": "wooden post|post",
  "kitchen island|kitchen counter|kitchen unit": "counter|cabinet",
  "grass patch|patch of grass|piece of lawn": "lawn",
};
