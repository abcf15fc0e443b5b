import type { Album } from '@letterhaven/contracts/plek'

/** The collection of each picture; a picture that is not named here belongs to `spullen`. */
const PLAATJES: Readonly<Record<Exclude<Album, 'spullen'>, string>> = {
  dieren:
    'ant bear bird crab crocodile dog dolphin donkey dove dragon duck elephant ewe fish ' +
    'fly fox frog giraffe goat gorilla hedgehog hippopotamus honeybee horse koala leopard ' +
    'lion llama lobster monkey mosquito mouse owl parrot peacock penguin polar-bear ' +
    'rabbit rhinoceros sauropod scorpion seal shark skunk snail snake spider squid swan ' +
    't-rex tiger turtle two-hump-camel wolf worm zebra',
  eten:
    'avocado banana bell-pepper birthday-cake bread butter cheese-wedge chocolate-bar ' +
    'coconut cookie ear-of-corn eggplant glass-of-milk grapes honey-pot hot-dog kiwi- ' +
    'fruit lemon lollipop onion pancakes peanuts pear pineapple pizza potato red-apple ' +
    'salt sandwich soft-ice-cream strawberry tomato waffle',
  buiten:
    'blossom cactus christmas-tree circus-tent cloud cloud-with-rain crescent-moon ' +
    'deciduous-tree desert-island droplet feather ferris-wheel fire fountain gem-stone ' +
    'house hut mushroom palm-tree playground-slide potted-plant rainbow roller-coaster ' +
    'rose school snowflake snowman spider-web spiral-shell star sun sunflower tent tulip ' +
    'water-wave window',
  onderweg:
    'airplane ambulance anchor automobile bicycle bus delivery-truck helicopter high- ' +
    'speed-train ice-skate locomotive motor-scooter motorcycle parachute ring-buoy rocket ' +
    'roller-skate skateboard skier skis taxi tractor tram vertical-traffic-light',
}

const ALBUM_VAN = new Map(
  (Object.keys(PLAATJES) as (keyof typeof PLAATJES)[]).flatMap((album) =>
    PLAATJES[album].split(' ').map((plaatje) => [plaatje, album] as const),
  ),
)

/** Returns the collection that keeps a word with this picture. */
export const albumVan = (plaatje: string): Album => ALBUM_VAN.get(plaatje) ?? 'spullen'
