interface FileRequest {
    method: string;
    headers: Readonly<Record<string, string>>;
    file: File;
    signal?: AbortSignal | undefined;
    /** Called repeatedly with the share of the request that has been sent, from 0 to 1. */
    onSent?: ((share: number) => void) | undefined;
}
/**
 * Sends a file as the field `file` of a form, with credentials. `fetch` does not report upload progress; otherwise this function behaves
 * like `fetch`.
 * @throws TypeError when no answer arrives, and the signal's reason
 */
export declare function sendFile(address: string, request: FileRequest): Promise<Response>;
export {};
