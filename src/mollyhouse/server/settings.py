"""Settings, by environment variables ``MOLLYHOUSE_…`` and by the flags of ``mollyhouse serve``."""

from pathlib import Path

from pydantic import Field
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """What a server is run with.

    Attributes:
        db: SQLAlchemy URL; SQLite in the home folder by default.
        prefix: path before everything, such as ``/molly``, where a proxy serves it there.
        secure: people come by https only: cookies travel only so, and browsers are told to stay with it.
        origins: other origins (scheme, host, port) whose pages may send commands.
        proxies: addresses of reverse proxies whose word on the client's address is taken.
        log_level: the least level that is logged.
        metrics_host: address of the metrics.
        metrics_port: port of the metrics, 0 for none.
        tables_per_person: tables that one person may have open.
        records_per_person: records from elsewhere that one person may keep.
        streams_per_person: event streams that one person may hold.
        requests_per_minute: commands that one person may send; one address may send ten times as many.
        reads_per_minute: the same for everything that is only read.
        chats_per_minute: the same for chat.
        people_per_minute: new people from one address.
        codes_per_minute: codes for another device that one address may try.
        body_bytes: the largest body that is read.
        heartbeat: seconds between signs of life on a stream.
        bot_seconds: what a bot may take before a simpler one moves.
        bot_delay: seconds until a bot's move shows, the same for every move.
        gone_seconds: somebody for whom the game has waited as long may be replaced, if the table agrees.
        expire_days: waiting tables, and games nobody has touched, end after as many days.
        notify_delay: seconds until somebody whose turn it is hears of it by webhook.
        private_webhooks: webhooks may lead to private addresses, as in a network at home.
        test_seed: 64 hex digits from which all tables' seeds derive; for tests only.
    """

    model_config = SettingsConfigDict(env_prefix="MOLLYHOUSE_")

    db: str = f"sqlite:///{Path.home() / '.mollyhouse.db'}"
    prefix: str = Field(default="", pattern=r"^(/[A-Za-z0-9._~-]+)*$")
    secure: bool = False
    origins: list[str] = []
    proxies: str = "127.0.0.1"
    log_level: str = Field(default="info", pattern="^(debug|info|warning|error)$")
    metrics_host: str = "127.0.0.1"
    metrics_port: int = Field(default=0, ge=0, le=65_535)
    tables_per_person: int = Field(default=50, ge=0)
    records_per_person: int = Field(default=100, ge=0)
    streams_per_person: int = Field(default=12, ge=0)
    requests_per_minute: int = Field(default=600, ge=1)
    reads_per_minute: int = Field(default=3000, ge=1)
    chats_per_minute: int = Field(default=60, ge=1)
    people_per_minute: int = Field(default=120, ge=1)
    codes_per_minute: int = Field(default=12, ge=1)
    body_bytes: int = Field(default=262_144, ge=1)
    heartbeat: float = Field(default=15.0, gt=0)
    bot_seconds: float = Field(default=10.0, gt=0)
    bot_delay: float = Field(default=0.6, ge=0)
    gone_seconds: float = Field(default=120.0, ge=0)
    expire_days: float = Field(default=30.0, gt=0)
    notify_delay: float = Field(default=10.0, ge=0)
    private_webhooks: bool = False
    test_seed: str = ""
