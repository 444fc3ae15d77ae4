import { mountSprite } from "../sprite";
import sheet from "./common.svg?raw";

export const mountCommon = () => mountSprite("common", sheet);
