const Button = () => <button>Se connecter</button>;

export default { title: "Button", component: Button };

export const Ready = {};
