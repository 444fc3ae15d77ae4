import { mountSprite } from "../sprite";
import sheet from "./room.svg?raw";

export const mountRoom = () => mountSprite("room", sheet);
