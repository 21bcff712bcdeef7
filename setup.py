"""The optional compiled build: with MOLLYHOUSE_MYPYC=1 mypyc turns the engine into C extensions."""

import os
from pathlib import Path

from setuptools import setup

# From high to low: mypyc works from the last to the first, and a constant whose type it has to
# infer must come before its users.
ENGINE = ["sample", "view", "observation", "odds", "engine", "rules/*"]
ENGINE += ["events", "knowledge", "chance", "actions", "state", "masks", "components"]

if os.environ.get("MOLLYHOUSE_MYPYC") == "1":
    from mypyc.build import mypycify

    package = Path("src/mollyhouse")
    paths = [str(path) for name in ENGINE for path in sorted(package.glob(f"{name}.py"))]
    setup(ext_modules=mypycify(paths, opt_level="3"))
else:
    setup()
