/** Words someone typed, in their own direction whatever stands around them. */
export const Words = ({ children }: { children: string }) => <bdi>{children}</bdi>;
