/** An operation's result as it travels: Apollo asks for `__typename` everywhere, and its cache needs it. */
export type Wire<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<Wire<Item>>
    : T extends object
      ? { readonly [Key in keyof T]: Wire<T[Key]> } & { readonly __typename: string }
      : T;

/** The fields of a root (Query, Mutation) carry no name of their own. */
export type WireData<T> = { readonly [Key in keyof T]: Wire<T[Key]> };
