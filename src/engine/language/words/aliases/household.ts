import type { AliasTable } from "./alias-table.ts";

export const HOUSEHOLD_ALIASES: AliasTable = {
  "hot plate|paper plate|side plate|cake plate|serving plate": "plate|dish",
  comb: "comb|hairbrush|brush",
  "lipstick|lipstick tube": "lipstick",
  "aquarium|fish tank": "aquarium|fish tank|fish bowl|bowl",
  "perfume|fragrance|cologne": "perfume bottle|perfume|bottle",
  elixir: "potion|potion bottle|bottle",
  "gift|present|christmas present": "gift box|present|gift|box",
  "violin case|guitar case|instrument case": "violin case|suitcase|case|chest|box",
  "hanger|coat hanger|clothes hanger": "coat hanger|hanger|coat rack",
  "candle holder": "candlestick|candle holder|candelabra",
  "swimming pool": "swimming pool|pool|bathtub|bath",
  "cup|coffee mug|coffee cup|teacup|tea cup|beer mug|tankard|stein|espresso cup|travel mug|sippy cup|paper cup|takeaway cup|demitasse|egg cup":
    "cup|mug|teacup|glass",
  "glass|tumbler|drinking glass|pint glass|shot glass|highball|whiskey glass|glass cup|water glass|beer glass|juice glass":
    "drinking glass|glass|tumbler|wine glass|mug",
  "wine glass|wineglass|goblet|chalice|champagne flute|champagne glass|cocktail glass|martini glass|flute glass|grail|holy grail|brandy glass|snifter|wine goblet":
    "wine glass|goblet|chalice|champagne flute|glass",
  "jug|pitcher|ewer|carafe|decanter|water jug|milk jug|gravy boat|creamer|oil can": "jug|pitcher|carafe|vase|bottle",
  "urn|amphora|vase|flower vase|ming vase|greek vase|funeral urn|ginger jar": "vase|urn|amphora|pot|jug",
  "pot|flower pot|flowerpot|plant pot|planter|clay pot|terracotta pot|cauldron|cooking pot|saucepan|stockpot|casserole|kettle drum pot|dutch oven|crock pot|slow cooker|pressure cooker|witch cauldron":
    "pot|flower pot|cauldron|cooking pot|saucepan|bowl|vase",
  "jar|mason jar|cookie jar|jam jar|pickle jar|candy jar|canister|tin|tin can|soda can|beer can|soup can|paint can|spray can|jam":
    "jar|tin can|can|bottle|vase",
  "kettle|tea kettle|tea pot|coffee pot|coffeepot|coffee maker|samovar|french press|moka pot|espresso machine|coffee machine|percolator":
    "teapot|kettle|coffee pot|coffee machine|jug",
  "flask|wine bottle|beer bottle|thermos|canteen|perfume bottle|water bottle|soda bottle|milk bottle|whiskey bottle|champagne bottle|spray bottle|medicine bottle|pill bottle|ketchup bottle|baby bottle|hip flask|shampoo bottle|lotion bottle|elixir|poison bottle|fragrance|ink bottle|ink pot|inkwell|lava lamp bottle|hot sauce":
    "bottle|flask|perfume bottle|potion",
  "bowl|soup bowl|salad bowl|fish bowl|fishbowl|fruit bowl|mixing bowl|punch bowl|cereal bowl|dog bowl|sugar bowl|basin|bathroom sink|sink|ramen cup|crucible|singing bowl|bird bath bowl":
    "bowl|fish bowl|sink|basin|cup|plate",
  "plate|dish|saucer|platter|tray|serving tray|dinner plate|baking tray|baking dish|charger|cookie sheet|casserole dish|petri dish|ashtray|cake stand":
    "plate|dish|tray|bowl",
  "frying pan|pan|skillet|wok|saucepan pan|griddle|cast iron pan": "frying pan|pan|skillet|pot|bowl",
  "basket|picnic basket|wicker basket|easter basket|hamper|laundry basket|bread basket|fruit basket|bike basket":
    "basket|bucket|box|bowl",
  "bucket|pail|bin bucket|water bucket|champagne bucket|sand bucket|tub bucket": "bucket|pail|barrel|basket|pot",
  "barrel|keg|cask|oil drum|wine barrel|rain barrel|drum barrel|powder keg": "barrel|bucket",
  "watering can|watering pot": "watering can|jug|teapot",
  "box|carton|package|parcel|cardboard box|gift box|shoebox|music box|tool box|toolbox|lunchbox|lunch box|mystery box|pandora's box|matchbox|cigar box|tissue box|pizza box|crate box|moving box|birthday present|casket|violin case|guitar case|cabinet box|ballot box|coffin|pencil case|litter box|treasure box|shipping container":
    "box|cardboard box|gift box|parcel|crate|chest|suitcase",
  "jewelry box|jewellery box|jewel box|trinket box|keepsake box": "jewelry box|treasure chest|chest|music box|box",
  "crate|wooden crate|pallet|milk crate|fruit crate": "crate|box|chest",
  "chest|treasure chest|trunk|pirate chest|hope chest|coffer|strongbox|toy chest": "chest|treasure chest|box",
  "candle|candlelight|tea light|tealight|wax candle|birthday candle|votive": "candle|candlestick|lamp",
  "candlestick|candle holder|candleholder|candlestick holder|candelabra|candelabrum|menorah|candle stand|sconce":
    "candlestick|candle holder|candelabra|candle|lamp",
  "armchair|rocking chair|office chair|club chair|wing chair|lounge chair|beach chair|deck chair|lawn chair|folding chair|highchair|high chair|wheelchair chair|dining chair|desk chair|gaming chair|chaise|chaise longue|bean bag|beanbag|director's chair|electric chair|car seat|pew":
    "armchair|rocking chair|office chair|chair",
  "lounger|sun lounger|sunlounger|sunbed|sun bed|beach lounger|pool lounger": "deck chair|armchair|chair",
  "throne|iron throne|royal throne": "throne|armchair|chair",
  "stool|barstool|bar stool|footstool|ottoman|pouf|milking stool|piano stool|step stool|hassock|piano bench":
    "stool|bar stool|ottoman|bench|chair",
  "sofa|couch|loveseat|settee|divan|futon|chesterfield|sectional|daybed|davenport|chesterfield sofa":
    "sofa|couch|loveseat|bench|armchair|chair",
  "desk|coffee table|dining table|side table|workbench|end table|counter|tabletop|altar|picnic table|kitchen table|writing desk|pool table|billiard table|console table|craft table|bedside table|dressing table|vanity|ping pong table|bar counter|work table|tea table|operating table|changing table|foosball table|poker table|school desk":
    "table|desk|coffee table",
  "nightstand|night stand|bedside cabinet|dresser|chest of drawers|bureau|commode|wardrobe|armoire|cupboard|cabinet|sideboard|closet|filing cabinet|china cabinet|locker|credenza|hutch|tv stand|medicine cabinet|vanity cabinet|drawer unit":
    "cabinet|wardrobe|dresser|chest of drawers|cupboard|bookshelf|chest|table",
  "bookshelf|bookcase|shelf|book shelf|rack|drying rack|shelving|wine rack|coat rack|shoe rack|spice rack|hat stand|coat stand|plate rack|display case|music stand":
    "bookshelf|shelf|bookcase|coat rack|cabinet|ladder",
  "bed|bunk bed|crib|cot|cradle|four poster bed|hammock|mattress|double bed|sleeping bag|canopy bed|dog bed|air mattress|bassinet":
    "bed|crib|cradle|hammock|sofa",
  "mirror|looking glass|hand mirror|vanity mirror|magic mirror|wall mirror": "mirror|picture frame",
  "clock|alarm clock|wall clock|grandfather clock|cuckoo clock|mantel clock|timer|sundial|egg timer|metronome|digital clock|watch movement|clock face":
    "clock|alarm clock|grandfather clock|wall clock|watch",
  "desk lamp|table lamp|floor lamp|lampshade|night light|nightlight|lava lamp|reading lamp|bedside lamp|tiffany lamp|light|lamp light|banker's lamp|paper lantern lamp|wall lamp|oil lamp|genie lamp|magic lamp|neon light|neon sign|spotlight lamp|string lights|fairy lights|christmas lights|flashlight|torch light|ceiling lamp|ceiling light":
    "lamp|table lamp|desk lamp|floor lamp",
  "lantern|paper lantern|chinese lantern|camping lantern|torch|tiki torch|hurricane lamp": "lantern|torch|lamp|candle",
  "chandelier|crystal chandelier": "chandelier|lamp",
  "street lamp|streetlamp|street light|streetlight|lamp post|lamppost|lamp pole":
    "street lamp|streetlight|lamp post|lantern|lamp",
  "light bulb|lightbulb|bulb|edison bulb|lamp bulb": "light bulb|lightbulb|lamp",
  "pillow|throw pillow|cushion|bolster|seat cushion|pin cushion|whoopee cushion": "pillow|cushion|blanket|sofa",
  "blanket|quilt|throw|duvet|bedspread|comforter|throw blanket|patchwork quilt|tapestry|curtain|curtains|bed sheet|bedding|shroud":
    "blanket|quilt|rug|towel|pillow|curtain",
  "rug|carpet|mat|yoga mat|doormat|door mat|bath mat|prayer rug|persian rug|flying carpet|magic carpet|area rug|bear rug|picnic blanket":
    "rug|carpet|mat|yoga mat|blanket",
  "tablecloth|table cloth|doily|placemat|napkin|handkerchief|towel|dishcloth|tea towel|lace doily|coaster|dish towel|washcloth|beach towel":
    "doily|tablecloth|napkin|towel|blanket|rug",
  "bathtub|bath tub|tub|hot tub|jacuzzi|toilet|toilet bowl|wash basin|urinal|bidet|birth pool":
    "bathtub|bath|tub|basin|bowl",
  "refrigerator|fridge|freezer|mini fridge|vending machine|water cooler": "fridge|refrigerator|freezer|cabinet|box",
  "oven|stove|microwave|cooker|gas stove|kitchen stove|microwave oven|toaster oven|pizza oven|furnace|kiln|heater|radiator|stovetop|wood burner":
    "oven|stove|microwave|furnace|fridge|cabinet",
  "grill|barbecue|barbecue grill|bbq|bbq grill|barbeque|smoker": "grill|barbecue|barbecue grill|oven|stove",
  "toaster|waffle iron|waffle maker|rice cooker|air fryer|bread maker|sandwich maker": "toaster|microwave|oven",
  "blender|food processor|juicer|smoothie maker|coffee grinder|meat grinder": "blender|mixer|stand mixer|jug|kettle",
  "stand mixer|mixer|hand mixer|kitchenaid|kitchen mixer|kitchen appliance|electrical appliance|appliance|appliances":
    "stand mixer|mixer|blender|toaster",
  "washing machine|washer|dryer|dishwasher|tumble dryer|laundry machine": "washing machine|dryer|oven|fridge|cabinet",
  "vacuum|vacuum cleaner|hoover|broom|mop|duster|dustpan|feather duster|broomstick|sweeper|toilet brush":
    "vacuum cleaner|broom|mop|brush",
  "iron appliance|clothes iron|steam iron|flat iron|flatiron|ironing board": "iron|clothes iron|kettle",
  "sewing machine|spinning wheel|loom": "sewing machine|spinning wheel|typewriter",
  "fan|electric fan|desk fan|ceiling fan|table fan|ventilator": "fan|electric fan|desk fan",
  "treadmill|gym equipment|exercise machine|rowing machine|weight bench|elliptical":
    "treadmill|exercise bike|bench|bicycle",
  "dumbbell|barbell|kettlebell|weights|dumbbells|punching bag": "dumbbell|barbell|kettlebell|hammer",
  "cage|birdcage|bird cage|pet carrier|lobster trap|hamster cage|dog crate": "birdcage|cage|box|lantern",
  "soap|bar of soap|sponge|toothbrush|toothpaste|hair dryer|hairdryer|razor|hairbrush|hair brush|makeup|nail polish|mascara|makeup brush|shaving brush|deodorant|rubber glove":
    "toothbrush|hairbrush|brush|soap",
  "water bucket toy|bath toy|rubber ducky|rubber duckie|rubber duck|squeaky toy": "rubber duck|duck",
  "olive oil|soy sauce|vinegar|tabasco|tabasco sauce|syrup|maple syrup|cough syrup|shampoo|mouthwash|lotion|body lotion|detergent|fabric softener|vodka|tequila|rum|liquor|gin|bourbon|molotov cocktail|molotov|salad dressing|bleach":
    "bottle",
  "energy drink|soft drink|coca cola|pepsi": "can of soda|soda can|can",
  medicine: "pill bottle|bottle",
  "peanut butter|nutella|mayonnaise|peanut butter jar|marmalade": "jam jar|jar",
};
