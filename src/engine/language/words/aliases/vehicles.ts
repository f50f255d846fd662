import type { AliasTable } from "./alias-table.ts";

export const VEHICLE_ALIASES: AliasTable = {
  "sports car|sportscar|hypercar|frazer nash|aston martin|mclaren|bugatti|maserati|corvette|mustang|alfa romeo|sports coupe|sports coupé|supercar|ferrari|lamborghini|porsche":
    "sports car|car",
  "race car|racing car|racecar|formula one car|f1 car": "race car|racing car|sports car|car",
  "hatchback|police car|taxi|taxi cab|cab|limo|limousine|sedan|coupe|coupé|beetle car|volkswagen beetle|vw beetle|muscle car|hot rod|mustang car|cadillac|mercedes|bmw|tesla|mini cooper|delorean|batmobile|station wagon|automobile|vintage car|go kart|kart|vehicle|motor vehicle|electric car|toy car":
    "car",
  "jeep|suv|land rover|off roader|4x4|hummer|dune buggy|buggy|humvee|rover|mars rover|lunar rover":
    "jeep|suv|buggy|car",
  "van|minivan|camper van|campervan|camper|rv|motorhome|ambulance|delivery van|ice cream van|minibus|food truck|ice cream truck|vw bus":
    "van|camper|caravan|ambulance|bus|truck|car",
  "pickup|pickup truck|lorry|dump truck|garbage truck|tow truck|semi|semi truck|tanker|monster truck|cement mixer|fire truck|fire engine|firetruck|tractor trailer|big rig|delivery truck":
    "truck|lorry|pickup truck|van|car",
  "schoolbus|school bus|double decker|double decker bus|coach|trolleybus|bus": "bus|school bus|van|truck|car",
  "tram|streetcar|trolley car|metro|train|locomotive|steam engine|steam train|steam locomotive|train engine|bullet train|train car|railcar|toy train|monorail":
    "locomotive|train|steam locomotive|tram|bus",
  "tractor|bulldozer|excavator|digger|backhoe|steamroller|road roller|forklift|combine harvester|harvester|construction vehicle|loader|crawler|crane truck|construction crane|tower crane":
    "excavator|bulldozer|tractor|forklift|crane|truck|tank",
  "panzer|battle tank|army tank|armored vehicle|tank": "tank|bulldozer|car",
  "bike|mountain bike|road bike|bmx|tricycle|penny farthing|pushbike|cycle|exercise bike|stationary bike|unicycle":
    "bicycle|unicycle|tricycle|motorcycle",
  "motorbike|moped|scooter|vespa|chopper|harley|dirt bike|segway|kick scooter|sidecar|harley davidson|electric scooter":
    "scooter|moped|motorbike|motorcycle|bicycle",
  "plane|aeroplane|aircraft|airliner|jet|jumbo jet|fighter jet|fighter plane|biplane|propeller plane|seaplane|warplane|bomber|spitfire|glider|paper plane|paper airplane|stealth bomber|boeing|cessna|concorde|private jet|jet plane":
    "airplane|aeroplane|plane|jet|fighter jet|biplane",
  "helicopter|chopper helicopter|drone|quadcopter|gyrocopter|apache": "helicopter|drone|airplane",
  "hot air balloon|airship|zeppelin|blimp|dirigible|balloon": "hot air balloon|airship|balloon",
  "rocket|space rocket|rocket ship|rocketship|spaceship|space ship|starship|space shuttle|spacecraft|space capsule|satellite|lunar lander|missile|tie fighter|millennium falcon|enterprise":
    "spaceship|space shuttle|rocket|satellite|ufo|airplane",
  "flying saucer|ufo|alien ship|saucer ship": "ufo|flying saucer|spaceship|rocket",
  "rowboat|row boat|rowing boat|canoe|kayak|gondola|dinghy|raft|fishing boat|lifeboat|motorboat|speedboat|boat|tugboat|jet ski|punt|ferry|houseboat":
    "rowing boat|canoe|kayak|rowboat|boat|fishing boat|sailboat|ship",
  "sailboat|sailing boat|yacht|catamaran|schooner|sloop|dhow|junk ship|viking ship|longship|pirate ship|galleon|frigate|clipper|caravel|sailing ship|tall ship|model ship":
    "sailing boat|sailboat|pirate ship|galleon|ship|boat",
  "ship|cruise ship|ocean liner|steamship|steamboat|battleship|warship|cargo ship|container ship|tanker ship|paddle steamer|ark|noah's ark|liner":
    "ship|ocean liner|cruise ship|sailboat|boat",
  "sub|u boat|yellow submarine|submarine": "submarine|boat",
  "longboard|skateboard|skate board|hoverboard|surfboard|surf board|snowboard|wakeboard|paddleboard|bodyboard|boogie board":
    "skateboard|surfboard|snowboard",
  "skis|ski|sled|sledge|toboggan|sleigh|bobsled": "sleigh|sled|skis|ski|snowboard|skateboard",
  "skate|roller skate|rollerblade|ice skate|roller skates": "roller skate|ice skate|shoe|boot",
  "wagon|covered wagon|cart|carriage|stagecoach|chariot|horse carriage|rickshaw|hay cart|pumpkin carriage|handcart":
    "wagon|carriage|cart|wheelbarrow",
  "shopping cart|shopping trolley|trolley|supermarket cart": "shopping cart|cart|basket",
  "barrow|wheelbarrow": "wheelbarrow|cart",
  "dragster|drag racer|nascar|rally car|indy car": "race car|car",
  "snowplow|snow plow|snow plough": "truck|car",
  torpedo: "missile|rocket",
  "minecart|mine cart": "mine cart|cart|wagon",
  "lunar module|moon lander": "spaceship|rocket",
  "pram|stroller|baby carriage|buggy pram|wheelchair": "stroller|pram|wheelchair|cart|chair",
  "star destroyer": "spaceship",
  "police cruiser|cop car": "police car|car",
  "apc|armored personnel carrier|armoured personnel carrier|armored car|armoured car": "tank",
  "patrol boat|gunboat|coast guard boat|torpedo boat": "warship|motorboat",
  "subway train|subway car|metro train|metro car|underground train": "tram|train",
};
