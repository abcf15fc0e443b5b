/** The errors that the browser gives when somebody closes its window or waits too long. */
const AFGEBROKEN = ['NotAllowedError', 'AbortError']

/**
 * Runs something that opens the browser's own passkey window. Its English errors become Dutch sentences: the window was closed,
 * this device already has a passkey, or it could not be done here.
 */
export async function metPasskeyVenster<T>(perform: () => Promise<T>): Promise<T> {
  try {
    return await perform()
  } catch (oorzaak) {
    const naam = oorzaak instanceof Error ? oorzaak.name : ''
    if (naam === 'InvalidStateError')
      throw new Error('Dit apparaat heeft al een passkey voor Letterhaven.', { cause: oorzaak })
    throw new Error(
      AFGEBROKEN.includes(naam)
        ? 'De passkey is niet gebruikt. Er is niets veranderd. Probeer het opnieuw, of kies een andere manier.'
        : 'Een passkey werkt hier niet. Er is niets veranderd. Kies een andere manier.',
      { cause: oorzaak },
    )
  }
}
