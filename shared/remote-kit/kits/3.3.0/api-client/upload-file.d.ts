import type { StoredAsset } from '@marquee/contract/assets';
import { type ResumableKind } from '@marquee/contract/uploads';
/**
 * `sending`: bytes are on their way. `waiting`: the connection is gone, and the upload continues when it is back. `elsewhere`: another window
 * sends the same file. `checking`: everything has arrived, and the server opens the file.
 */
export type UploadPhase = 'sending' | 'waiting' | 'elsewhere' | 'checking';
export interface UploadProgress {
    phase: UploadPhase;
    /** Bytes. */
    sent: number;
    size: number;
}
interface UploadOptions {
    kind: ResumableKind;
    signal: AbortSignal;
    onProgress: (progress: UploadProgress) => void;
}
/**
 * Stores a file of any size. The upload continues after every failure of the connection and the server, and also if the same file is
 * uploaded again after the page was closed. An aborted upload is kept by the server for some days.
 * @throws ApiError when the server refuses the file, NetworkError when it answers and takes no bytes, and the signal's reason
 */
export declare function uploadFile(file: File, { kind, signal, onProgress }: UploadOptions): Promise<StoredAsset>;
/** Removes what has arrived of a file. */
export declare function discardFile(file: File, kind: ResumableKind): Promise<void>;
export {};
