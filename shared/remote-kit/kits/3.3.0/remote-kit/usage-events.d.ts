/**
 * Every usage event of the product with its properties. A name consists of the object and what happened to it, in lower case. Other events
 * cannot be recorded. Properties are counts and kinds, never texts that a user wrote.
 */
export interface UsageEvents {
    'ad saved': Record<never, never>;
    'ad removed': Record<never, never>;
    'ads saved': {
        count: number;
    };
    'ads changed': {
        action: string;
        count: number;
    };
    'ads added to board': {
        count: number;
    };
    'analysis started': {
        source: 'file' | 'address' | 'ad' | 'image';
    };
    'brief created': {
        from: 'scratch' | 'ad' | 'burst';
    };
    'images ordered': {
        count: number;
        source: string;
    };
    'plan changed': {
        plan: string;
        interval: string;
    };
    'product created': Record<never, never>;
    'video created': {
        scenes: number;
        source: string;
    };
    'render ordered': {
        formats: number;
        encoding: string;
    };
    'release changed': {
        package: string;
        action: string;
    };
    'workspace created': Record<never, never>;
}
export type UsageEvent = keyof UsageEvents;
/** Records a usage event; does nothing when analytics is off. All properties that an event declares are required. */
export type Track = <E extends UsageEvent>(event: E, ...[properties]: [keyof UsageEvents[E]] extends [never] ? [] : [properties: UsageEvents[E]]) => void;
