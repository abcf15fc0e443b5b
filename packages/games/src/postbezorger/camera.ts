/** Hears how far the street went up, in px: 0 for the whole street, less than that for one that looks down to a door. */
type Volger = (y: number) => void

const volgers = new Set<Volger>()

/** Tells how far the painted street went up, in the frame in which it is drawn there. */
export function tellCamera(y: number): void {
  for (const follow of volgers) follow(y)
}

/** Follows the painted street, so that what lies over it moves with it by one clock. Returns a function that ends it. */
export function followCamera(follow: Volger): () => void {
  volgers.add(follow)
  return () => volgers.delete(follow)
}
