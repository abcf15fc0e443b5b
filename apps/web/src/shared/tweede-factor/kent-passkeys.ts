/** Returns whether this browser can use passkeys at all. */
export const kentPasskeys = (): boolean => 'PublicKeyCredential' in window
