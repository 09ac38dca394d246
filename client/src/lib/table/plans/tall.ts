import "./tall.css";

export const tall = "tall";
