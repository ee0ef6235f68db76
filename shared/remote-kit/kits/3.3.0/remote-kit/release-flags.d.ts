/**
 * Parts of the product that a feature flag can withdraw or give to some users only; each part belongs to one remote. Each part is open to
 * all users until an administrator switches its flag on; then the flag's value and rules decide for which users it is open.
 */
export declare const releaseFlags: readonly ['account-settings.workspace-export', 'ad-library.same-creative', 'administration.job-list', 'analyzer.compare', 'briefs.board', 'generation.product-import'];
export type ReleaseFlag = (typeof releaseFlags)[number];
/** Whether the part is released to the user; the component renders again when its flag changes. */
export declare function useIsReleased(flag: ReleaseFlag): boolean;
