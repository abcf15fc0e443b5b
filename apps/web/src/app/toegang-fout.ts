/** Thrown by a guard: the page may exist, but this person does not get it. */
export class ToegangFout extends Error {
  readonly reden: 'geweigerd' | 'niet_gevonden'

  constructor(reden: ToegangFout['reden']) {
    super(reden)
    this.name = 'ToegangFout'
    this.reden = reden
  }
}
