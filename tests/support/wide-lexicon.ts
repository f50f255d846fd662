import type { Lexicon } from "../../src/engine/language/lexicon.ts";
import { LEXICON } from "./lexicon.ts";

/** Slots every concept of a family has here: `slot=word|word`. */
const SLOTS: Record<string, string> = {
  animal: "body=fur|coat,head,eyes=eye,ears=ear,nose,mouth=muzzle|jaw,tail,legs=leg,paws=paw|foot,horns=horn",
  bird: "body=plumage,wings=wing,beak=bill|mouth,tail,eyes=eye,legs=leg",
  person: "skin,face,hair=mullet,eyes=eye,shirt,trousers=pants,shoes=shoe,hat,hands=hand,cape",
  figure: "body=torso,head,face,eyes=eye,arms=arm,legs=leg,dress",
  vehicle: "body,bed,sails=sail,roof,wheels=wheel|tyre|tire,windows=window,lights=headlight,seat",
  building: "walls=wall,roof,door,windows=window",
  furniture: "frame,legs=leg,cushion=pillow|upholstery,top=tabletop,drawer",
  vessel: "body,handle,rim,lid,spout,stem,neck",
  light: "body,shade=lampshade,base=foot,bulb",
  garment:
    "cloth=fabric,trim=lining,button=buttons,collar,sleeves=sleeve,band,brim,handle,feather,lenses=lens,strap,chain",
  food: "flesh,skin=peel,stem=stalk,leaf",
  plant: "leaves=leaf|foliage,stem=stalk|trunk,pot,flowers=flower|bloom,cap,spines=spine",
  instrument: "body,strings=string,keys=key",
  device: "body=case,screen=display,buttons=button,lens",
  tool: "handle=grip|hilt,blade,head",
  object: "body,pages=page,spine,chain,strap,trim,cover,handle,strings=string",
};

/** `id=word|word:sense|sense`; the id alone is its own word. */
const CONCEPTS: Record<string, string> = {
  animal: `
    dog=dog|puppy|corgi|golden retriever|chihuahua|beagle|pug|dachshund|dalmatian|greyhound|husky|poodle:dog|canine;
    cat=cat|kitten:cat; fox; wolf=wolf:wolf; bear=bear|polar bear|grizzly bear:bear; panda=panda|giant panda;
    red-panda=red panda; horse=horse|pony:horse; cow=cow|bull|ox:cattle; pig=pig|piglet:swine; sheep=sheep|lamb|ram;
    goat; lion=lion|lioness; tiger; leopard; elephant; giraffe; zebra; rabbit=rabbit|bunny|hare:rabbit; squirrel;
    mouse=mouse|rat:mouse; raccoon; monkey=monkey|chimpanzee|chimp:monkey; gorilla; orangutan; lemur; koala;
    kangaroo; hippo=hippo|hippopotamus; rhino=rhino|rhinoceros; camel; llama=llama|alpaca; deer=deer|stag|reindeer;
    bat=bat:bat#1; hedgehog; seal=seal|sea lion; turtle=turtle|tortoise|sea turtle:turtle#2; frog=frog|toad:frog;
    lizard=lizard|gecko|iguana:lizard; chameleon; crocodile=crocodile|alligator; snake=snake|cobra|python:snake;
    tyrannosaurus=tyrannosaurus|t rex|dinosaur:dinosaur; stegosaurus; dragon; unicorn; fish=fish|goldfish:fish;
    lionfish; shark; whale; dolphin; octopus=octopus|squid; crab; lobster; jellyfish; seahorse; starfish;
    beetle=beetle|scarab:beetle; ladybug=ladybug|ladybird; butterfly; bee=bee|bumblebee|wasp:bee;
    spider=spider|tarantula:spider; caterpillar; snail; worm; ant; dragonfly; fly; scorpion`,
  bird: `
    songbird=bird|sparrow|robin|cardinal|blue jay|swallow|crow|raven:bird; owl=owl; parrot; duck=duck|duckling:duck;
    swan=swan|goose; eagle=eagle|bald eagle|hawk|falcon; flamingo; penguin;
    chicken=chicken|hen|rooster|chick:chicken; peacock; puffin; hummingbird; phoenix`,
  person: `
    person=person|man|woman|boy|girl|child|kid|human:person; knight=knight; astronaut=astronaut|cosmonaut;
    wizard=wizard|witch; mermaid`,
  figure: `
    robot=robot|android|humanoid robot:automaton; skeleton=skeleton|human skeleton;
    teddy-bear=teddy bear|teddy|stuffed bear|plush bear; doll; statue=statue; bust=bust; snowman;
    gummy-bear=gummy bear; mannequin; skull=skull|human skull`,
  vehicle: `
    car=car|sports car|convertible|police car|taxi|race car|sedan:car; truck=truck|lorry|pickup truck:truck;
    bus=bus|school bus:bus; tank=tank; train=train|locomotive|train engine; bulldozer; excavator=excavator|digger;
    bicycle=bicycle|bike:bicycle; unicycle; motorcycle=motorcycle|motorbike|moped|scooter:motorcycle;
    airplane=airplane|aeroplane|plane|aircraft|biplane|jet:airplane; helicopter;
    rocket=rocket|spaceship|space shuttle; ufo=ufo|flying saucer; sailboat=sailboat|sailing boat|yacht;
    rowboat=rowboat|boat|canoe|rowing boat:boat; ship=ship|ocean liner|pirate ship:ship; submarine;
    skateboard=skateboard|longboard; surfboard; snowboard; skis=ski|skis; wagon=wagon|covered wagon|cart;
    shopping-cart=shopping cart|shopping trolley; wheelbarrow; hot-air-balloon=hot air balloon`,
  furniture: `
    chair=chair|armchair|wooden chair|office chair|recliner|throne|beach chair:chair; stool=stool|bar stool;
    sofa=sofa|couch|settee; bench=bench|park bench; table=table|picnic table|coffee table:table#2;
    desk=desk|writing desk; bed; bookshelf=bookshelf|shelf|bookcase; cabinet=cabinet|cupboard|wardrobe;
    chest=chest|treasure chest; mirror; clock=clock|grandfather clock:clock; easel; nightstand`,
  vessel: `
    mug=mug|cup|coffee mug|teacup:cup; teapot=teapot|tea pot|kettle; bowl=bowl; plate=plate|dish;
    bottle=bottle|wine bottle|flask:bottle; glass=glass|drinking glass|tumbler;
    wine-glass=wine glass|goblet|champagne flute|chalice; vase=vase|urn; pot=pot|clay pot|flowerpot|flower pot;
    jug=jug|pitcher; jar=jar|mason jar; basket=basket; barrel=barrel; bucket=bucket|pail; watering-can=watering can;
    frying-pan=frying pan|pan|skillet;
    candlestick=candlestick|candle holder|candlestick holder|candleholder|candelabra|candelabrum;
    crate=crate|wooden crate; box=box|package|parcel`,
  light: `
    lamp=lamp|table lamp|desk lamp:lamp; street-lamp=street lamp|streetlight|lamp post; lantern; chandelier;
    light-bulb=light bulb|lightbulb; candle=candle`,
  garment: `
    hat=hat|top hat|straw hat|sun hat|cowboy hat|pirate hat:hat; crown=crown; tiara; helmet=helmet|football helmet;
    shirt=shirt|t shirt|blouse; jacket=jacket|coat|leather jacket; dress=dress|gown|wedding dress|wedding gown;
    suit=suit|tuxedo; sweater=sweater|jumper; skirt=skirt|tutu; pants=pants|trousers|jeans; scarf;
    glove=glove|mitten; necktie=necktie|tie|bow tie; shoe=shoe|sneaker|running shoe|gym shoe:shoe;
    boot=boot|cowboy boot|wellington boot|wellie:boot; high-heels=high heel|high heeled shoe;
    flip-flops=flip flop|sandal; glasses=glasses|spectacles|eyeglasses|sunglasses; headphones=headphones|headphone;
    backpack=backpack|rucksack; handbag=handbag|bag|purse; suitcase=suitcase|luggage; umbrella=umbrella|parasol;
    mask=mask|masquerade mask; necklace=necklace|pendant; ring=ring|diamond ring:ring#8; brooch;
    watch=watch|pocket watch|wristwatch; ribbon; badge=badge|medal; wig=wig`,
  food: `
    apple=apple:apple; orange=orange|tangerine:orange#1; lemon=lemon|lime; banana; pear; peach; strawberry; cherry;
    watermelon; pineapple; avocado; tomato; carrot; corn=corn|corn cob|corn on the cob; broccoli; pumpkin;
    bread=bread|loaf; cake=cake|birthday cake|chocolate cake:cake#3; cupcake=cupcake|muffin; brownie;
    donut=donut|doughnut; burger=burger|hamburger|cheeseburger; hot-dog=hot dog|hotdog; sandwich; pizza; taco; sushi;
    ice-cream=ice cream|ice cream cone|ice cream sundae; egg=egg; cookie=cookie|biscuit; macaron;
    candy-cane=candy cane; cheese; sausage; spaghetti=spaghetti|noodles|pasta; dumpling; salad; pretzel`,
  plant: `
    tree=tree|oak tree|apple tree|pine tree:tree; christmas-tree=christmas tree; palm=palm tree|palm; cactus=cactus;
    flower=flower|blossom:flower; rose=rose; sunflower; tulip; orchid; lily; lily-pad=lily pad|water lily;
    mushroom=mushroom|toadstool; leaf=leaf|maple leaf; bonsai; acorn; bouquet=bouquet|bunch of flowers;
    nest=nest|bird nest; branch=branch|tree branch; stump=stump|tree stump; vine=vine|ivy; bamboo`,
  instrument: `
    guitar=guitar|electric guitar|acoustic guitar; violin=violin|fiddle|cello; piano=piano|grand piano; drum=drum;
    drum-kit=drum set|drum kit; trumpet=trumpet|bugle; saxophone; harp; accordion; flute=flute|clarinet; microphone;
    gramophone=gramophone|record player|phonograph`,
  device: `
    smartphone=smartphone|phone|cellphone|cell phone|mobile phone; telephone=telephone|rotary phone|rotary telephone;
    laptop=laptop|notebook computer; computer=computer|desktop computer; keyboard=keyboard|laptop keyboard;
    computer-mouse=computer mouse; camera=camera; tripod; television=television|tv|flat screen tv;
    typewriter=typewriter; radio=radio|boombox; blender=blender; mixer=stand mixer|mixer; oven=oven|stove|microwave;
    fridge=fridge|refrigerator; toaster=toaster; grill=grill|barbecue grill|barbecue;
    game-controller=game controller|videogame controller|joystick; vr-headset=vr headset|virtual reality headset;
    telescope=telescope; binoculars=binoculars; magnifying-glass=magnifying glass; hourglass; compass=compass;
    fan=fan; treadmill=treadmill|exercise bike; sewing-machine=sewing machine`,
  tool: `
    sword=sword|katana|longsword:sword; dagger=dagger|knife|chef knife; axe; hammer; screwdriver=screwdriver|wrench;
    scissors=scissors; shield=shield; key=key|skeleton key; cannon=cannon; gun=gun|pistol|rifle;
    staff=staff|wand|magic wand; cane=cane|walking cane|walking stick|hiking stick; bow=bow|bow and arrow;
    comb=comb|hairbrush; brush=brush|paintbrush; ladder; shovel=shovel|spade; spoon=spoon; fork;
    rolling-pin=rolling pin; whisk; paddle=paddle|oar; knitting-needles=knitting needle; racket=racket|tennis racket;
    broom; anchor; cutting-board=cutting board; scale=scales`,
  object: `
    book=book|novel|paperback|notebook|diary|journal:book; map=map|scroll; newspaper=newspaper|magazine|letter;
    pen=pen|fountain pen|ink pen; quill=quill|feather quill|quill pen; pencil=pencil|crayon; ruler=ruler;
    feather; die=die|dice; chess-piece=chess piece|chess pawn;
    chessboard=chessboard|chess board; playing-cards=playing card|deck of cards|card; puzzle;
    ball=ball|soccer ball|football; yarn=yarn|ball of yarn; kite=kite;
    rubber-duck=rubber duck|rubber ducky; trophy=trophy; coin; painting=painting|picture|portrait;
    picture-frame=picture frame; sign=sign|street sign|stop sign; traffic-cone=traffic cone|cone;
    fire-hydrant=fire hydrant|hydrant; mailbox; fence=fence|gate|picket fence; cage=cage|birdcage; birdhouse;
    lipstick=lipstick; perfume=perfume bottle|perfume; pillow=pillow; blanket=blanket|quilt|throw;
    rug=rug|carpet|yoga mat; doily=doily|tablecloth; towel;  canvas=canvas;
     seashell=seashell|shell|conch|conch shell; heart=heart|human heart;
    brain=brain|human brain; bone; crystal=crystal|gem; rock=rock|boulder|rock cairn; island=island;
    volcano=volcano; planet=planet|globe; moon; sphere=sphere|orb; cube; balloon=balloon; tent=tent;
    campfire=campfire|bonfire; fountain; bathtub=bathtub|tub;
    candy; snow-globe=snow globe; vinyl-record=vinyl record|record;
    gear=gear|cog; soap; beads=bead`,
  building: `
    house=house|cottage|cabin|barn|hut:house; castle=castle|fortress; tower=tower:tower; skyscraper=skyscraper;
    lighthouse=lighthouse; church=church|cathedral; temple=temple|pagoda|shrine; bridge=bridge; windmill=windmill;
    arch=arch|archway; pyramid=pyramid; wall=wall|brick wall; chimney=chimney; igloo=igloo`,
};

function readConcept(entry: string, family: string): Lexicon["concepts"][number] {
  const [id, rest] = entry.trim().split("=") as [string, string | undefined];
  const [words, senses] = (rest ?? id).split(":") as [string, string | undefined];
  const slots = (SLOTS[family] as string).split(",").map((slot): [string, string[]] => {
    const [name, more] = slot.split("=") as [string, string | undefined];
    return [name, more === undefined ? [name] : [name, ...more.split("|")]];
  });
  return {
    id,
    family: family === "bird" ? "animal" : family === "person" ? "figure" : family,
    words: words.split("|"),
    senses: senses?.split("|") ?? [],
    slots: Object.fromEntries(slots),
  };
}

/** A library of a few hundred things, so that what a word is taken for does not hang on what can be made today. */
export const WIDE_LEXICON: Lexicon = {
  concepts: Object.entries(CONCEPTS).flatMap(([family, entries]) =>
    entries.split(";").map((entry) => readConcept(entry, family)),
  ),
  materials: LEXICON.materials,
};
