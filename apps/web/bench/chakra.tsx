import { Button, ChakraProvider, Container, defaultSystem, Field, Heading, Input, Link, Stack } from "@chakra-ui/react";
import { BrowserRouter, Link as RouterLink, Route, Routes } from "react-router-dom";
import { draw } from "./root";

const login = (
  <Container maxW="md" paddingBlock={16}>
    <Stack as="form" gap={4}>
      <Heading as="h1">Connexion</Heading>
      <Field.Root required>
        <Field.Label>Email</Field.Label>
        <Input type="email" name="email" autoComplete="username" />
      </Field.Root>
      <Field.Root required>
        <Field.Label>Mot de passe</Field.Label>
        <Input type="password" name="password" autoComplete="current-password" />
      </Field.Root>
      <Button type="submit">Se connecter</Button>
      <Link asChild>
        <RouterLink to="/register">S'inscrire</RouterLink>
      </Link>
    </Stack>
  </Container>
);

// A benchmark for the first page: the same form in plain Chakra, rendered by the client.
draw(
  <ChakraProvider value={defaultSystem}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={login} />
      </Routes>
    </BrowserRouter>
  </ChakraProvider>,
);
