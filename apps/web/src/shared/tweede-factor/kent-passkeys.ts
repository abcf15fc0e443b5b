/** Can this browser use passkeys at all? */
export const kentPasskeys = (): boolean => 'PublicKeyCredential' in window
