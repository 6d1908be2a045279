/**
 * How a start ends that no other try can mend, such as one with a wrong setting: systemd does not try it again. It is
 * EX_CONFIG of sysexits.h, and the server's own (src/server/lifecycle/run.ts).
 */
export const cannotStart = 78
