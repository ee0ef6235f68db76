/**
 * Reads an address as a blob and saves it under the file name in the answer's headers, as the title of a brief, or else under the base name
 * of the address (specification, section 7). Alerts "Failed to download file!" when this fails.
 */
export declare function downloadFile(address: string): Promise<void>;
