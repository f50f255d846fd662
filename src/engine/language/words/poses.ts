/** What somebody does with the body -> the words that say so. */
export const POSES: Record<string, string> = {
  sitting: "sitting seated sits sit sat squatting sitting-down",
  perched: "perched perching perches",
  standing: "standing stands stand standing-up stood holding-hands hand-in-hand",
  lying:
    "lying laid-flat sitting-flat lying-flat laying-flat resting-flat laying lies lay lie reclining relaxing relaxes lounging sprawled",
  curled:
    "curled-up curled-up-asleep curled-up-sleeping curled-up-in-a-ball curled-up-into-a-ball curled-into-a-ball curled-in-a-ball rolled-into-a-ball rolled-up-in-a-ball sleeping-curled-up",
  sideways:
    "lying-on-its-side lying-on-his-side lying-on-her-side lying-on-their-sides lying-on-one-side laying-on-its-side",
  resting: "resting rests rest",
  supine:
    "lying-on-its-back lying-on-his-back lying-on-her-back lying-on-their-backs sleeping-on-its-back sleeping-on-his-back sleeping-on-her-back laying-on-its-back rolling-on-its-back rolling-over belly-up",
  afloat: "floating-on-its-back floating-on-his-back floating-on-her-back floating-on-their-backs",
  breaching: "breaching breaches",
  prone:
    "lying-on-its-belly lying-on-its-stomach lying-on-his-belly lying-on-his-stomach lying-on-her-belly lying-on-her-stomach sliding-on-its-belly sliding-on-its-stomach sliding-on-his-belly sliding-on-his-stomach sliding-on-her-belly sliding-on-her-stomach sleeping-on-its-belly sleeping-on-its-stomach sleeping-on-his-belly sleeping-on-his-stomach sleeping-on-her-belly sleeping-on-her-stomach face-down lying-face-down",
  sleeping: "sleeping asleep sleeps napping dozing dormant snoozing",
  running: "running runs sprinting racing galloping dashing charging",
  walking: "walking walks strolling marching waddling prowling strutting hiking",
  jumping: "in-mid-air in-midair mid-air midair jumping jumps leaping leaps hopping pouncing bouncing",
  diving: "diving dives diving-down plunging nosediving nose-diving diving-headfirst diving-head-first",
  swooping: "swooping swoops swooping-down swoops-down stooping-on-its-prey",
  landing:
    "landing alighting touching-down coming-in-to-land coming-in-for-a-landing coming-into-land about-to-land landing-gracefully",
  preening:
    "preening preens preening-itself preening-its-feathers preening-its-wing preening-its-wings preening-its-plumage preening-his-feathers preening-her-feathers preening-their-feathers cleaning-its-feathers smoothing-its-feathers grooming-its-feathers tucking-its-head-under-its-wing with-its-head-under-its-wing with-its-head-tucked-under-its-wing",
  flying:
    "in-flight in-mid-flight mid-flight on-the-wing flying flies soaring hovering gliding airborne floating floats flapping fluttering flutters flitting flies-up",
  swimming: "swimming swims",
  wading: "wading wades",
  dancing: "dancing dances waltzing dancing-together tango-dancing dancing-the-tango",
  crouching:
    "crouching crouched crouches kneeling kneels crouching-low stalking stalks stalking-its-prey lurking hunkered hunkering-down ready-to-pounce about-to-pounce",
  waving: "waving gesturing",
  eating: "grazing feeding",
  singing: "singing chirping tweeting warbling trilling cawing crowing",
  climbing: "climbing clambering",
  crawling: "crawling creeping crawls on-all-fours on-hands-and-knees",
  fighting: "fighting battling boxing sparring dueling duelling wrestling fighting-each-other",
  working: "working",
  rearing: "rearing on-its-hind-legs on-his-hind-legs on-her-hind-legs on-their-hind-legs on-hind-legs on-two-legs",
  skating: "skateboarding skating surfing",
  meditating: "meditating",
  "cross-legged": "cross-legged with-legs-crossed with-crossed-legs with-his-legs-crossed with-her-legs-crossed",
  arabesque:
    "in-arabesque in-an-arabesque doing-an-arabesque performing-an-arabesque in-an-arabesque-pose arabesque-pose",
  yoga: "yoga",
  praying: "praying prays",
  bowing: "bowing bows taking-a-bow",
  saluting: "saluting salutes",
  cheering:
    "cheering celebrating cheers with-his-arms-raised with-her-arms-raised with-its-arms-raised with-their-arms-raised with-arms-raised with-raised-arms with-arms-up with-its-arms-up with-his-arms-up with-her-arms-up arms-in-the-air hands-in-the-air with-her-hands-raised with-his-hands-raised with-its-hands-raised with-hands-raised with-raised-hands with-both-arms-raised with-both-hands-raised with-hands-up with-arms-in-the-air with-her-arms-in-the-air with-his-arms-in-the-air with-its-arms-in-the-air with-their-hands-raised with-its-hands-up with-his-hands-up with-her-hands-up with-no-hands hands-off-the-handlebars with-his-hands-off-the-handlebars with-her-hands-off-the-handlebars with-its-hands-off-the-handlebars with-hands-off-the-handlebars",
  pointing: "pointing points",
  "directing-traffic":
    "directing-traffic directing-the-traffic controlling-traffic controlling-the-traffic stopping-traffic",
  typing: "typing",
  drumming: "drumming",
  hugging: "hugging cuddling embracing hugging-each-other embracing-each-other cuddling-each-other",
  kissing:
    "whose-necks-form-a-heart with-their-necks-forming-a-heart with-necks-forming-a-heart forming-a-heart-with-their-necks making-a-heart-with-their-necks necks-forming-a-heart-shape forming-a-heart-shape-with-their-necks making-a-heart-shape-with-their-necks forming-a-heart kissing kissing-each-other nuzzling",
  "face-to-face":
    "face-to-face nose-to-nose head-to-head butting-heads locking-horns butting-each-other facing-each-other looking-at-each-other staring-at-each-other playing-tug-of-war arguing talking-to-each-other arguing-with-each-other",
  "arm-wrestling":
    "arm-wrestling arm-wrestling-each-other arm-wrestling-with-each-other having-an-arm-wrestle having-an-arm-wrestling-match",
  handshaking: "shaking-hands shaking-hands-with-each-other shaking-each-others-hands",
  highfiving: "giving-a-high-five giving-high-fives giving-each-other-a-high-five high-fiving high-fiving-each-other",
  "back-to-back": "back-to-back",
  throwing: "throwing",
  pushing: "pushing",
  handstand: "handstand cartwheel",
  stretching: "stretching",
  "spread-winged":
    "with-its-wings-spread with-wings-spread with-their-wings-spread with-its-wings-open with-wings-open with-its-wings-outstretched with-wings-outstretched with-its-wings-raised with-wings-raised spreading-its-wings spreading-their-wings flapping-its-wings with-its-wings-spread-wide spread-winged",
  "fan-tailed":
    "spreading-its-tail-feathers spreading-its-tail spreading-its-feathers spreading-its-plumage spreading-his-tail-feathers spreading-his-tail spreading-his-feathers spreading-his-plumage fanning-its-tail-feathers fanning-its-tail fanning-its-feathers fanning-its-plumage fanning-out-its-tail-feathers fanning-out-its-tail fanning-out-its-feathers fanning-out-its-plumage displaying-its-tail-feathers displaying-its-tail displaying-its-feathers displaying-its-plumage showing-off-its-tail-feathers showing-off-its-tail showing-off-its-feathers showing-off-its-plumage opening-its-tail-feathers opening-its-tail with-its-tail-fanned with-its-tail-fanned-out with-its-tail-spread with-its-tail-feathers-spread with-its-tail-open with-its-tail-feathers-fanned-out with-its-feathers-spread with-its-tail-feathers-open",
  howling: "howling howls baying",
  roaring: "roaring roars barking barks shouting screaming yelling",
  yawning: "yawning yawns",
  gaping:
    "gaping open-mouthed open-jawed mouth-open mouth-wide-open mouths-open mouths-wide-open jaws-open jaws-wide-open with-its-mouth-open with-his-mouth-open with-her-mouth-open with-their-mouths-open with-mouth-open with-its-mouth-wide-open with-his-mouth-wide-open with-her-mouth-wide-open with-an-open-mouth with-a-wide-open-mouth with-its-jaws-open with-open-jaws with-jaws-wide-open baring-its-teeth baring-its-fangs showing-its-teeth baring-his-fangs baring-her-fangs snarling growling",
  lolling:
    "lolling panting with-its-tongue-lolling-out with-its-tongue-lolling with-its-tongue-out with-his-tongue-out with-her-tongue-out with-tongue-out with-its-tongue-hanging-out with-his-tongue-hanging-out with-her-tongue-hanging-out with-its-tongue-sticking-out with-his-tongue-sticking-out with-her-tongue-sticking-out sticking-out-its-tongue sticking-out-his-tongue sticking-out-her-tongue sticking-its-tongue-out sticking-his-tongue-out sticking-her-tongue-out with-a-lolling-tongue tongue-out",
  trumpeting:
    "trumpeting with-its-trunk-raised with-its-trunk-up with-its-trunk-lifted with-its-trunk-in-the-air with-its-trunk-held-high with-trunk-raised with-trunk-up with-a-raised-trunk with-raised-trunk raising-its-trunk lifting-its-trunk",
  "looking-at-viewer":
    "looking-at-the-camera looks-at-the-camera looking-directly-at-the-camera looks-directly-at-the-camera looking-straight-at-the-camera staring-at-the-camera stares-at-the-camera look-at-the-camera looking-at-camera looking-into-the-camera facing-the-camera facing-camera looking-at-the-viewer looking-at-viewer facing-the-viewer looks-at-the-viewer looking-straight-at-the-viewer looking-at-us staring-at-the-viewer staring-at-us looks-straight-at-the-camera looking-straight-into-the-camera looking-at-you gazing-at-the-viewer",
  "looking-back":
    "looking-over-its-shoulder looking-over-his-shoulder looking-over-her-shoulder looking-over-their-shoulder looking-over-their-shoulders looking-back looks-back glancing-back looking-backwards looking-backward looking-behind-it looking-behind-him looking-behind-her glancing-over-its-shoulder glancing-over-his-shoulder glancing-over-her-shoulder with-its-head-turned with-his-head-turned with-her-head-turned with-its-head-turned-back turning-its-head turning-his-head turning-her-head",
  laughing: "laughing giggling chuckling",
  begging: "begging",
  leashed: "on-a-leash on-a-lead on-its-leash on-his-leash on-her-leash on-leash leashed",
  hanging: "hanging hangs dangling suspended",
  leaning: "leaning leans propped tilted slanted reclined",
};
