import type { AliasTable } from "./alias-table.ts";

export const PEOPLE_ALIASES: AliasTable = {
  "ghost|grim reaper|specter|poltergeist|banshee": "ghost|grim reaper|skeleton|person",
  "human|man|woman|boy|girl|lady|guy|gentleman|child|kid|teenager|adult|people|old man|old woman|grandmother|grandfather|grandma|grandpa|toddler|infant|father|mother|mom|dad|brother|sister|son|daughter|friend|family|tourist|fashion model|couple|newlyweds|trio|passenger|pedestrian|human being":
    "person|human",
  "chef|cook|baker|doctor|nurse|surgeon|dentist|scientist|professor|teacher|student|engineer|mechanic|plumber|builder|worker|construction worker|carpenter|electrician|painter|artist|sculptor|photographer|musician|violinist|guitarist|pianist|drummer|cellist|singer|dancer|ballerina|actor|clown|jester|mime|magician|juggler|acrobat|athlete|runner|jogger|boxer|wrestler|footballer|football player|soccer player|basketball player|baseball player|tennis player|golfer|swimmer|surfer|skater|skateboarder|skier|cyclist|rider|jockey|biker|racer|driver|pilot|sailor|captain|fisherman|farmer|gardener|lumberjack|hunter|miner|shepherd|butcher|waiter|waitress|barista|bartender|maid|butler|janitor|policeman|police officer|policewoman|cop|detective|spy|soldier|guard|sheriff|firefighter|fireman|lawyer|judge|businessman|businesswoman|journalist|reporter|librarian|archaeologist|explorer|adventurer|hiker|camper|traveler|pirate|ninja|samurai|warrior|gladiator|viking|barbarian|archer|assassin|mercenary|cowboy|cowgirl|bandit|thief|king|queen|prince|princess|emperor|pharaoh|duke|duchess|monk|priest|nun|pope|bishop|saint|shaman|druid|bard|hippie|punk|gangster|rapper|dj|superhero|supervillain|villain|hero|caveman|geisha|gymnast|cheerleader|mad scientist|santa|santa claus|elf person|bride|groom|gamer|nerd|hacker|blacksmith|tailor|barber|mailman|postman|astronomer|conductor|diver|scuba diver|snowboarder|plague doctor|lion tamer|snake charmer":
    "person|human",
  "scribe|copyist|calligrapher|climber|mountaineer|rock climber|alpinist|window cleaner|porter|bellhop|weaver|seamstress|dressmaker|tightrope walker|weightlifter|figure skater|mariachi|mariachi singer|mariachi player|mariachi musician|charro|flamenco dancer|spanish dancer":
    "person|human",
  "knight|crusader|paladin|medieval knight|armored knight": "knight|person",
  "cosmonaut|spaceman|astronaut|space explorer": "astronaut|person|robot",
  "wizard|sorcerer|mage|warlock|witch|sorceress|merlin|gandalf|necromancer|enchantress": "wizard|witch|person",
  "mermaid|merman|siren": "mermaid|person",
  "fairy|angel|pixie|sprite|nymph|cherub|cupid|tooth fairy": "fairy|angel|person",
  "elf|dwarf|gnome|goblin|orc|troll|ogre|hobbit|leprechaun|imp|gremlin figure|titan|cyclops":
    "gnome|goblin|elf|dwarf|orc|troll|person",
  "zombie|vampire|ghoul|mummy|frankenstein|dracula|demon|devil": "zombie|vampire|mummy|demon|person",
  "deity|god|goddess|buddha|shiva|ganesha|zeus|poseidon|athena|anubis|thor|odin|minotaur|centaur": "god|statue|person",
  "mech|mecha|android|droid|cyborg|automaton|gundam|robo|transformer|humanoid robot|humanoid|terminator|robot arm|bot":
    "robot|android",
  "alien|extraterrestrial|martian|grey alien": "alien|robot|person",
  "snowman|snow man": "snowman",
  "skeleton|bones|human skeleton": "skeleton|skull|person",
  "skull|human skull|cranium|crystal skull|sugar skull": "skull|skeleton|bust|head",
  "statue|sculpture|figurine|statuette|idol|monument statue|stone statue|carving|effigy|porcelain figurine|garden statue|totem|totem pole|moai|easter island head|trophy figure|oscar":
    "statue|bust|person",
  gargoyle: "gargoyle|dragon|statue",
  "portrait bust|marble bust|bobble head|bobblehead|human head|death mask": "bust|head|statue|mask|person",
  "doll|porcelain doll|rag doll|barbie|voodoo doll|matryoshka|russian doll|nesting doll|puppet|marionette|nutcracker|toy soldier|action figure|ventriloquist dummy":
    "doll|nutcracker|puppet|toy soldier|person",
  "teddy|teddy bear|teddybear|plush bear|stuffed bear|plushie|gummy bear|care bear": "teddy bear|gummy bear|bear|panda",
  "mannequin|dress form|dummy|store mannequin|crash test dummy": "mannequin|person",
  "heart organ|human heart|anatomical heart|heart": "human heart|heart|crystal",
  "human brain|brain|brains": "brain|human brain",
  "human hand|skeleton hand|human eye|human ear": "hand|tooth|foot|head|bust|statue",
  "skeleton warrior|skeleton archer|skeleton soldier|skeleton king|undead warrior": "skeleton|zombie",
  succubus: "demon|devil|person",
  "beholder|eye monster|evil eye monster": "eyeball",
  "lich|wraith|undead king|death knight": "grim reaper|skeleton|necromancer",
  "wendigo|skinwalker|chupacabra": "werewolf|yeti",
  "stormtrooper|storm trooper|mandalorian|bounty hunter": "robot|knight|soldier",
};
