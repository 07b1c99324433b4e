/** An operation's result as it travels: Apollo asks for `__typename` everywhere, and its cache needs it. */
export type WithTypename<T> =
  T extends ReadonlyArray<infer Item>
    ? ReadonlyArray<WithTypename<Item>>
    : T extends object
      ? { readonly [Key in keyof T]: WithTypename<T[Key]> } & { readonly __typename: string }
      : T;

/** The fields of a root (Query, Mutation) carry no name of their own. */
export type TypedData<T> = { readonly [Key in keyof T]: WithTypename<T[Key]> };
