import type { AliasTable } from "./alias-table.ts";

export const FOOD_ALIASES: AliasTable = {
  "hotdog|hot dog": "hot dog|hotdog|sausage",
  "fruit|fruits|tropical fruit|citrus fruit": "fruit|apple|orange|banana|strawberry",
  "vegetable|vegetables|veggie|veggies|produce|greens": "vegetable|carrot|tomato|broccoli|cabbage|pepper|corn",
  "food|meal|dinner|lunch|breakfast|feast|snack": "meal|burger|roast chicken|spaghetti|pizza|bread|sandwich|cake",
  "meat|steak|beef|pork chop|pork|ham|roast|roast beef|ribs|bacon|brisket":
    "steak|ham|meat|sausage|roast chicken|burger",
  "chicken leg|fried chicken|roast chicken|roast turkey|chicken wing|chicken nugget":
    "chicken leg|drumstick|roast chicken|steak|sausage",
  "beet|radish|turnip|parsnip|beetroot|yam|sweet potato": "beet|radish|turnip|potato|carrot",
  "lettuce|cabbage|kale|spinach|salad|brussels sprout|artichoke|salad bowl": "salad|lettuce|cabbage|broccoli",
  "cauliflower|broccoli|asparagus|celery|leek|bok choy": "broccoli|cauliflower|cabbage|carrot",
  "pepper|bell pepper|chili|chilli|chili pepper|jalapeno|paprika|eggplant|aubergine|zucchini|courgette|cucumber|pickle|squash":
    "bell pepper|chili|pepper|eggplant|cucumber|tomato|carrot|pumpkin",
  "onion|garlic|shallot|garlic bulb|ginger root": "onion|garlic|tomato|apple",
  "corn|corn cob|corn on the cob|ear of corn|maize|sweetcorn": "corn|corn cob|banana|carrot",
  "pea|pea pod|bean|beans|green bean|edamame": "pea pod|pea|bean|chili|carrot",
  "olive|fig|plum|prune|apricot|nectarine|cherry tomato|pomegranate|passion fruit|persimmon|mango|papaya|guava":
    "mango|peach|plum|cherry|pomegranate|apple",
  "grape|grapes|bunch of grapes|blueberry|blueberries|blackberry|raspberry|berry|berries|cranberry|gooseberry":
    "grape|grapes|blueberry|raspberry|strawberry|cherry|apple",
  "orange|mandarin|tangerine|clementine|grapefruit|lime|lemon|citrus|satsuma": "orange|lemon|lime|apple",
  "melon|honeydew|cantaloupe|watermelon slice|watermelon": "watermelon|melon|pumpkin|apple",
  "pineapple|durian|jackfruit|dragon fruit|dragonfruit|kiwi|kiwifruit|star fruit|coconut":
    "pineapple|dragon fruit|kiwi|coconut|apple",
  "avocado|pear|avocado half": "avocado|pear|apple",
  "jack o lantern|jack o'lantern|pumpkin head|gourd": "jack o lantern|pumpkin",
  "potato|fries|french fries|chips|crisps|tater": "french fries|fries|potato",
  "loaf|loaf of bread|baguette|bagel|bun|bread roll|toast|croissant|sourdough|dough|bread dough|pizza dough|breadstick|brioche|pita|naan|bread slice|slice of bread":
    "bread|loaf|baguette|croissant|bagel",
  "cake|birthday cake|wedding cake|chocolate cake|cheesecake|layer cake|dessert|pudding|gateau|tiramisu|sponge cake|fruitcake|custard|flan|panna cotta":
    "cake|birthday cake|cupcake",
  "pie|apple pie|cherry pie|pumpkin pie|quiche|pastry|turnover": "pie|tart|cake|pizza",
  "cupcake|muffin|fairy cake|birthday cupcake": "cupcake|muffin|brownie|cake",
  "donut|doughnut|glazed donut|bagel donut": "donut|doughnut|bagel|cake",
  "cookie|biscuit|cracker|gingerbread|gingerbread cookie|gingerbread man|wafer|shortbread|oreo":
    "cookie|gingerbread man|biscuit|cracker|donut|cake",
  "macaron|macaroon|meringue|eclair|cream puff|profiterole": "macaron|cookie|burger|cupcake|cake",
  "pancake|pancakes|waffle|waffles|crepe|stack of pancakes|french toast": "pancake|waffle|crepe|cake",
  "candy|sweets|lollipop|lolly|candy cane|gummy|jelly bean|gumball|cotton candy|marshmallow|bonbon|toffee|caramel candy|peppermint|gum":
    "lollipop|candy cane|candy|jelly bean",
  "chocolate bar|chocolates|chocolate|truffle|chocolate box": "chocolate bar|chocolate|candy|brownie",
  "ice cream|ice cream cone|icecream|gelato|sundae|ice cream sundae|popsicle|ice lolly|soft serve|sorbet|frozen yogurt":
    "ice cream cone|ice cream|popsicle|sundae|cupcake",
  "hamburger|cheeseburger|burger|veggie burger|burger patty|patty|slider|big mac": "burger|hamburger|sandwich",
  "sandwich|club sandwich|panini|blt|grilled cheese|toastie": "sandwich|burger|bread",
  "corn dog|frankfurter|bratwurst|sausage|sausages|salami|chorizo": "sausage|hot dog|hotdog",
  "taco|burrito|kebab|gyro|quesadilla|fajita|shawarma|tacos": "taco|burrito|sandwich|burger",
  "pizza slice|slice of pizza|pepperoni pizza|calzone|flatbread": "pizza|pizza slice",
  "sushi|sushi roll|nigiri|maki|sashimi|onigiri|rice ball": "sushi|onigiri|sushi roll",
  "noodles|noodle|ramen|spaghetti|pasta|macaroni|lasagna|lasagne|udon|pho|fettuccine|ramen bowl":
    "noodles|spaghetti|pasta|ramen|soup",
  "dumpling|dumplings|gyoza|ravioli|dim sum|bao|bao bun|meatball|meatballs|falafel|momo|wonton|pierogi":
    "dumpling|bao|meatball|bun|bread",
  "soup bowl|stew|curry|chili con carne|cereal bowl": "soup|bowl",
  "egg|eggs|easter egg|fried egg|boiled egg|hard boiled egg|dragon egg": "egg|easter egg",
  "cheese wheel|cheese|block of cheese|swiss cheese|cheddar|brie": "cheese|cheese wheel|cake",
  "popcorn|nachos|pretzel|peanut|nut|walnut|almond|hazelnut|chestnut|cashew|pistachio nut|acorn":
    "popcorn|pretzel|acorn|walnut|peanut|nut",
  "tea bag|coffee bean|cocoa bean|salt shaker|pepper shaker|pepper mill|salt and pepper":
    "salt shaker|pepper mill|jar|bottle",
  "cinnamon roll|cinnamon bun|danish pastry|danish|strudel": "croissant|pretzel|bread",
  "omelette|omelet|frittata|eggs benedict": "fried egg|egg",
  "mochi|dango|daifuku": "dumpling|macaron",
  "caviar|fondue": "bowl",
  "fried rice|bowl of fried rice|bibimbap|kimchi|tomato soup|chicken soup|chowder|gumbo|risotto|congee":
    "bowl of stew|curry|bowl",
  "yogurt|hummus|guacamole|salsa|sour cream|applesauce|mashed potato|mashed potatoes|coleslaw": "bowl",
  "enchilada|tamale": "burrito",
  "samosa|empanada": "gyoza|dumpling",
  "sub sandwich|submarine sandwich|hoagie|baguette sandwich": "sandwich",
  "rambutan|lychee": "strawberry|mango",
};
