/**
 * Reads a file of the product as bytes, as a sound that is decoded by the page.
 * @throws Error when the answer is no success
 */
export declare function readFile(address: string, signal?: AbortSignal): Promise<ArrayBuffer>;
