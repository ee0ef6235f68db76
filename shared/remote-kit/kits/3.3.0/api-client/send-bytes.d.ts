import type { Upload } from '@marquee/contract/uploads';
interface SendingOptions {
    signal: AbortSignal;
    /** Called repeatedly with the bytes that have been sent. */
    onSent: (bytes: number) => void;
}
/**
 * Sends the bytes of a file that have not arrived yet, by the tus protocol.
 * @throws NetworkError when the connection or the server ends it, and the signal's reason
 */
export declare function sendBytes(upload: Upload, file: File, { signal, onSent }: SendingOptions): Promise<void>;
export {};
