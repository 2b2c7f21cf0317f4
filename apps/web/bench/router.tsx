import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { draw } from "./root";

// A benchmark for the first page: the minimum that React and a router need for a login form.
draw(
  <BrowserRouter>
    <Routes>
      <Route
        path="*"
        element={
          <form>
            <h1>Connexion</h1>
            <label>
              Email <input type="email" name="email" autoComplete="username" />
            </label>
            <label>
              Mot de passe <input type="password" name="password" autoComplete="current-password" />
            </label>
            <button>Se connecter</button>
            <Link to="/register">S'inscrire</Link>
          </form>
        }
      />
    </Routes>
  </BrowserRouter>,
);
