export { AdminError, type Row } from "./command-context";
export { help, readCommand } from "./admin-commands";
export { type AdminRequest, type AdminServices, runCommand } from "./command-runner";
export { askServer, listenForAdmin } from "./admin-socket";
