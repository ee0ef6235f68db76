/** Name of a remote. The registry lists the existing remotes at run time. */
export type RemoteName = string;
/** `public`: a visitor may open it. `bare`: signed in, outside of the app layout. `app`: inside the app layout. */
export type PageKind = 'public' | 'bare' | 'app';
/**
 * The pages that the product's specification names: name → path and owner. Every package may link to them. The `src/manifest.ts` of a
 * remote declares its other pages.
 */
export declare const routes: {
    readonly home: {
        readonly path: "/";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly login: {
        readonly path: "/login";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly signup: {
        readonly path: "/signup";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'forgot-password': {
        readonly path: "/forgot-password";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'reset-password': {
        readonly path: "/reset-password/:token";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'set-password': {
        readonly path: "/set-password/:token";
        readonly owner: string;
        readonly kind: "public";
    };
    /** The link in an invitation's mail; the specification does not have this page. */
    readonly invitation: {
        readonly path: "/invitations/:token";
        readonly owner: string;
        readonly kind: "public";
    };
    /** The second step of a sign-in; the path is Fortify's. */
    readonly 'two-factor-challenge': {
        readonly path: "/two-factor-challenge";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'terms-and-conditions': {
        readonly path: "/terms-and-conditions";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'privacy-policy': {
        readonly path: "/privacy-policy";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly embed: {
        readonly path: "/embed/ad/:id";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'share.board': {
        readonly path: "/share/board/:id";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'share.ad': {
        readonly path: "/share/ad/:id";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly 'share.brief': {
        readonly path: "/share/brief/:id";
        readonly owner: string;
        readonly kind: "public";
    };
    readonly onboarding: {
        readonly path: "/onboarding";
        readonly owner: string;
        readonly kind: "bare";
    };
    readonly 'verify-email': {
        readonly path: "/verify-email";
        readonly owner: string;
        readonly kind: "bare";
    };
    readonly plans: {
        readonly path: "/plans";
        readonly owner: string;
        readonly kind: "bare";
    };
    readonly cancellation: {
        readonly path: "/cancellation";
        readonly owner: string;
        readonly kind: "bare";
    };
    readonly 'get-started': {
        readonly path: "/get-started";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly dashboard: {
        readonly path: "/dashboard";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly notifications: {
        readonly path: "/notifications";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly explore: {
        readonly path: "/explore";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'explore-brands': {
        readonly path: "/explore-brands";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'swipe-file': {
        readonly path: "/swipe-file";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'swipe-file-brands': {
        readonly path: "/swipe-file-brands";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly board: {
        readonly path: "/boards/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'staff-picks': {
        readonly path: "/staff-picks";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'my-staff-picks': {
        readonly path: "/my-staff-picks";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly brand: {
        readonly path: "/brands/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'brand-top-ads': {
        readonly path: "/brand/:id/top-ads";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'brand-spy': {
        readonly path: "/brand-spy";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'brand-spy-details': {
        readonly path: "/brand-spy/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'creative-analyzer': {
        readonly path: "/creative-analyzer";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'image-generation': {
        readonly path: "/image-generation";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'image-generation-create': {
        readonly path: "/image-generation-create";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'image-generation-details': {
        readonly path: "/image-generation/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'ai-videos': {
        readonly path: "/ai-videos";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'create-ai-video': {
        readonly path: "/ai-videos/create-ai-video";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'edit-ai-video': {
        readonly path: "/ai-videos/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'ai-start-generate': {
        readonly path: "/ai-start-generate";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'ad-templates': {
        readonly path: "/ad-templates";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'funnel-templates': {
        readonly path: "/funnel-templates";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly products: {
        readonly path: "/products";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'create-product': {
        readonly path: "/product/create-product";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'edit-product': {
        readonly path: "/product/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly briefs: {
        readonly path: "/briefs";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'brief-details': {
        readonly path: "/brief/:id";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'brand-profiles': {
        readonly path: "/brand-profiles";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly affiliate: {
        readonly path: "/affiliate";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'share-and-benefit': {
        readonly path: "/share-and-benefit";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'api-access': {
        readonly path: "/connect";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings': {
        readonly path: "/account-settings";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.basics': {
        readonly path: "/account-settings/basics";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.account': {
        readonly path: "/account-settings/account";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.subscription': {
        readonly path: "/account-settings/subscription";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.workspaces': {
        readonly path: "/account-settings/workspaces";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.integrations': {
        readonly path: "/account-settings/integrations";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.change-log': {
        readonly path: "/account-settings/change-log";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.payment': {
        readonly path: "/account-settings/payment";
        readonly owner: string;
        readonly kind: "app";
    };
    readonly 'account-settings.credits': {
        readonly path: "/account-settings/credits";
        readonly owner: string;
        readonly kind: "app";
    };
};
export type RouteName = keyof typeof routes;
/** A page of the specification as a manifest lists it: its name, path and kind. */
export declare function specified<const N extends RouteName>(name: N): {
    name: N;
    path: (typeof routes)[N]['path'];
    kind: (typeof routes)[N]['kind'];
};
type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}` ? Name | PathParams<`/${Rest}`> : P extends `${string}:${infer Name}` ? Name : never;
type Query = Record<string, string | undefined>;
/** The arguments of a path: none, or a value for each of its parameters; a query may always be added. */
export type HrefArguments<P extends string> = [PathParams<P>] extends [never] ? [options?: {
    params?: undefined;
    query?: Query;
}] : [options: {
    params: Record<PathParams<P>, string>;
    query?: Query;
}];
/**
 * The address of a page: `href('brief-details', { params: { id } })` → `/brief/…`.
 * Parameters are URL-encoded; query values that are undefined are left out.
 */
export declare function href<N extends RouteName>(name: N, ...[options]: HrefArguments<(typeof routes)[N]['path']>): string;
/** Fills in a path's parameters and adds the query. */
export declare function toAddress(path: string, { params, query }?: {
    params?: Record<string, string> | undefined;
    query?: Query;
}): string;
export {};
