import type { BrowserContext } from 'playwright-core'

/** Sets the clock of this device wrong by this many minutes from now on; below 0 it is slow. */
export async function skewKlok(context: BrowserContext, minuten: number): Promise<void> {
  await context.addInitScript((scheef) => {
    const Echt = Date
    class Scheef extends Echt {
      constructor(...delen: [] | ConstructorParameters<typeof Date>) {
        if (delen.length === 0) super(Echt.now() + scheef)
        else super(...(delen as [number]))
      }
      static override now(): number {
        return Echt.now() + scheef
      }
    }
    globalThis.Date = Scheef as DateConstructor
  }, minuten * 60_000)
}
