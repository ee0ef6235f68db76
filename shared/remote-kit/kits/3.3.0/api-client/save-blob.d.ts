/** Saves a blob of the page as a file. */
export declare function saveBlob(blob: Blob, fileName: string): void;
